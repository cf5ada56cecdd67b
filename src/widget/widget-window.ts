/** The name of the window that `signIn()` opens with `popupMode`. */
export const widgetWindowName = 'doorstep';
