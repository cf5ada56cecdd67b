/**
 * Interval between two checks of whether the email is verified, in milliseconds. Each check that ends with an error
 * doubles the interval, up to 40 s. Not among the `limits`, which are part of the first load.
 */
export const emailCheckMs = 5000;
