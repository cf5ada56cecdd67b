/**
 * Returns the regions of the preferred languages, such as `AT` for `de-AT`. For a language without a region, returns
 * the most likely region, such as `DE` for `de`.
 *
 * @param tags the tags of the languages, the most preferred first
 */
export function listPreferredRegions(tags: readonly string[] = navigator.languages): readonly string[] {
  return tags.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).maximize().region ?? [];
    } catch {
      return []; // Some systems report an invalid language tag, such as `en-US@posix`.
    }
  });
}
