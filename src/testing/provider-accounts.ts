/** An account at a federated provider, such as Google. */
export interface ProviderAccount {
  readonly email: string;
  readonly name?: string;
  /** Whether the provider has verified the email. Defaults to true. */
  readonly emailVerified?: boolean;
}

/**
 * The visitor's accounts by provider ID, such as `google.com`. `cancel` makes the visitor close the provider's window,
 * or decline on the provider's page.
 */
export type ProviderAccounts = Readonly<Record<string, ProviderAccount | 'cancel'>>;
