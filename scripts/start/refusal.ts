/** Why `npm start` does not start, in words for who started it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
