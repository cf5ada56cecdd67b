/** ID of the element in which Google draws One Tap, if the page has it. A modal dialog blocks everything beside it. */
export const oneTapPlace = 'doorstep-one-tap';
