const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns random letters and digits, also in insecure contexts, in which `crypto.randomUUID` does not exist. */
export function createRandomId(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join('');
}
