/**
 * Returns the data that the SDK adds to an error. Does not use `instanceof`, because a page may contain several copies
 * of the SDK.
 */
export function getCustomData(error: unknown): Readonly<Record<string, unknown>> | undefined {
  const { customData } = (error ?? {}) as { readonly customData?: unknown };
  return typeof customData === 'object' && customData !== null ? (customData as Record<string, unknown>) : undefined;
}
