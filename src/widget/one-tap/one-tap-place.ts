/**
 * Option for Google's library: the ID of the element in which it draws One Tap. Empty for the corner of the page. The
 * dialog sets it, because a modal dialog blocks everything beside it.
 */
export const oneTapPlace: { prompt_parent_id?: string } = {};
