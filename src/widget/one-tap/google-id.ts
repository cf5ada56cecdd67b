/** The functions of Google's One Tap library that the widget calls. */
export interface GoogleId {
  initialize(options: {
    client_id: string;
    auto_select: boolean;
    use_fedcm_for_prompt: boolean;
    callback(response: { credential: string }): void;
  }): void;
  prompt(): void;
  cancel(): void;
  disableAutoSelect(): void;
}

/** Returns Google's One Tap library, or undefined if it is not loaded. */
export function findGoogleId(): GoogleId | undefined {
  return (globalThis as { google?: { accounts?: { id?: GoogleId } } }).google?.accounts?.id;
}
