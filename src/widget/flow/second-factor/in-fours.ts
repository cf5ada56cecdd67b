/** A secret key as it is read and typed: in groups of four characters. */
export const inFours = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ');
