/** The code for signed-in people. Where there is a token the page asks for it at once, with all other code. */
export const signedInPart = () => import('./signed-in');
