import { graft } from './router/graft';
import { shellPages } from './pages/table';

/** The shell's own screens, grafted in the same way as a remote's. */
export const shellRoutes = graft('shell', '', { routes: shellPages });
