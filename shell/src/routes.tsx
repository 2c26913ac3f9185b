import { createRemoteRoutes } from './router/remote-routes';
import { shellPages } from './pages/shell-pages';

/** Lists the screens of the shell, converted in the same way as those of a remote. */
export const listShellRoutes = () => createRemoteRoutes('shell', '', { routes: shellPages, languages: {} });
