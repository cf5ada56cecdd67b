/** Two letters that are no country's for which numbers are known. Their metadata comes too late; a test holds these to it. */
const NO_COUNTRY =
  /^(A[ABHJKNPQVY]|B[CKPUVX]|C[BEJPQST]|D[^EJKMOZ]|E[^CEGHR-T]|F[^I-KMOR]|G[CJKOSVXZ]|H[^KNRTU]|I[^DEL-OQ-T]|J[^EMOP]|K[^EG-IMNPRWYZ]|L[D-HJL-QWXZ]|M[BIJ]|N[BDHJKMNQSTV-Y]|O[^M]|P[B-DIJN-QUVXZ]|Q[^A]|R[^EOSUW]|S[FPQUW]|T[BEFIPQSUXY]|U[^AGSYZ]|V[^ACEGINU]|W[^FS]|X[^K]|Y[^ET]|Z[^AMW])$/i;

/** Whether a code of two letters means no country. Of dialling codes it is not known here. */
export const isNoCountry = (code: string): boolean => NO_COUNTRY.test(code);
