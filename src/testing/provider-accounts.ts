/** An account at a federated provider, such as Google. */
export interface ProviderAccount {
  readonly email: string;
  readonly name?: string;
  /** Whether the provider has verified the email. Defaults to true. */
  readonly emailVerified?: boolean;
}

/**
 * The visitor's accounts at providers. The keys are provider IDs, such as `google.com`. The value `cancel` means that
 * the visitor closes the provider's window, or declines on the provider's page.
 */
export type ProviderAccounts = Readonly<Record<string, ProviderAccount | 'cancel'>>;
