/** True for a BCP 47 tag, such as `de` or `zh-Hant-TW`. Any program can call the server with any values. */
export const isLanguageTag = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 35 && /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(value);
