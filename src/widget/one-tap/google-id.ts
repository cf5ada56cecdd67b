export interface GoogleIdOptions {
  readonly client_id: string;
  readonly auto_select: boolean;
  readonly use_fedcm_for_prompt: boolean;
  /** ID of the element in which to draw One Tap. Without it, One Tap is in a corner of the page. */
  readonly prompt_parent_id?: string;
  callback(response: { credential: string }): void;
}

/** The functions of Google's One Tap library that the widget calls. */
export interface GoogleId {
  initialize(options: GoogleIdOptions): void;
  prompt(): void;
  cancel(): void;
  disableAutoSelect(): void;
}

/** Returns Google's One Tap library, or undefined if it is not loaded. */
export function findGoogleId(): GoogleId | undefined {
  return (globalThis as { google?: { accounts?: { id?: GoogleId } } }).google?.accounts?.id;
}
