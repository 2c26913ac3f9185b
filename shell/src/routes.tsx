import { createRemoteRoutes } from './router/remote-routes';
import { shellPages } from './pages/shell-pages';

/** The screens of the shell, converted in the same way as those of a remote. */
export const shellRoutes = createRemoteRoutes('shell', '', { routes: shellPages });
