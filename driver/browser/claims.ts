/** Who somebody is to a federated provider. */
export interface Identity {
  readonly email: string;
  readonly name?: string;
  /** True unless given. */
  readonly emailVerified?: boolean;
}

/** What a provider says of somebody. Its own name for them is their address, as for the accounts of fixtures. */
export function claimsOf({ email, name, emailVerified = true }: Identity) {
  const sub = email.toLowerCase();
  return { sub, email, email_verified: emailVerified, ...(name === undefined ? {} : { name }) };
}
