import { createLazyModule } from '@scanharbor/shared-ui/lazy';

/** The code for signed-in users. Where there is a token the page preloads it with all other code. */
export const signedInModule = createLazyModule(() => import('./signed-in-module'));
