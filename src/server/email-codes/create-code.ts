/** Returns a random code of six digits. All codes are equally likely. */
export function createCode(): string {
  // 2³² is not a multiple of a million. Without the limit, codes up to 967295 would be more likely than the others.
  const limit = 4_294_000_000;
  const [number = limit] = crypto.getRandomValues(new Uint32Array(1));
  return number < limit ? String(number % 1_000_000).padStart(6, '0') : createCode();
}
