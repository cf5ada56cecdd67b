/** The countries that the telephone metadata knows, by ISO code. It comes too late, and a test holds these to it. */
const ISO_CODE =
  /^(A[C-GILMOR-UWXZ]|B[ABD-JL-OQ-TWYZ]|C[ACDF-IK-ORU-Z]|D[EJKMOZ]|E[CEGHR-T]|F[I-KMOR]|G[ABD-IL-NP-RTUWY]|H[KNRTU]|I[DEL-OQ-T]|J[EMOP]|K[EG-IMNPRWYZ]|L[A-CIKR-VY]|M[AC-HK-Z]|N[ACE-GILOPRUZ]|OM|P[AE-HK-MR-TWY]|QA|R[EOSUW]|S[A-EG-OR-TVX-Z]|T[ACDGHJ-ORTVWZ]|U[AGSYZ]|V[ACEGINU]|W[FS]|XK|Y[ET]|Z[AMW])$/i;
/** The same by dialling code. */
const DIALLING_CODE =
  /^\+([17]|2[07]|21[1-368]|2[2346]\d|25[0-8]|29[017-9]|3[0-469]|35\d|37[0-8]|38[0-35-79]|4[013-9]|42[013]|5[1-8]|5[09]\d|6[0-6]|67[02-9]|68[0-35-9]|69[0-2]|8[1246]|85[02356]|88[06]|9[0-58]|96[0-8]|97[0-7]|99[2-68])$/;

/** Whether a country is meant by it: by `GB`, in any case, or by `+44` (reference §6.3). */
export const isCountryCode = (code: string): boolean => ISO_CODE.test(code) || DIALLING_CODE.test(code);
