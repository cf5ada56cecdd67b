/** A storage of the session, and what it keeps, for tests. */
export function newStorage(): { readonly storage: Storage; readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
  return { storage, kept };
}

const fails = (): never => {
  throw new Error('QuotaExceededError');
};

/** A storage in which nothing can be kept, and of which nothing can be had. */
export const fullStorage = { getItem: fails, setItem: fails, removeItem: fails } as unknown as Storage;
