/**
 * Option for Google's library: the ID of the element in which it draws One Tap. Without an ID, One Tap is in a corner
 * of the page. `<SignInDialog>` sets an element inside the dialog, because a modal dialog blocks everything outside it.
 */
export const oneTapPlace: { prompt_parent_id?: string } = {};
