import { type DeclaredRoute } from '../http/route';
import { accountRoutes } from './account';
import { daticaRoutes } from './datica';
import { logRoutes } from './log';
import { providersRoutes } from './providers';
import { usersRoutes } from './users';

/** Every call of the API with the one who may make it. A file of this folder is named after the first word of its paths. */
export const allRoutes = (): DeclaredRoute[] => [
  ...accountRoutes,
  ...daticaRoutes,
  ...logRoutes,
  ...providersRoutes,
  ...usersRoutes,
];
