/** An account at a federated provider, such as Google. */
export interface ProviderAccount {
  readonly email: string;
  readonly name?: string;
  /** Whether the provider has verified the email. Defaults to true. */
  readonly emailVerified?: boolean;
}

/**
 * The visitor's account at each provider, by provider ID, such as `google.com`. With `cancel`, the visitor closes the
 * provider's window, or declines on the provider's page.
 */
export type ProviderAccounts = Readonly<Record<string, ProviderAccount | 'cancel'>>;
