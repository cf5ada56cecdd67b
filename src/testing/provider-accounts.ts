/** An account at a federated provider, such as Google. */
export interface ProviderAccount {
  readonly email: string;
  readonly name?: string;
  /** Whether the provider has verified the email. Defaults to true. */
  readonly emailVerified?: boolean;
}

/**
 * Maps the ID of a provider, such as `google.com`, to the visitor's account at this provider. `cancel` means that the
 * visitor closes the provider's window, or declines on the provider's page.
 */
export type ProviderAccounts = Readonly<Record<string, ProviderAccount | 'cancel'>>;
