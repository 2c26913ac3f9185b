import { type DeclaredRoute } from '../../http/route';
import { scansCatalogRoutes } from './catalog';
import { scansInsuranceRoutes } from './insurance';
import { scansRequestRoutes } from './request';

export const scansRoutes: DeclaredRoute[] = [...scansCatalogRoutes, ...scansInsuranceRoutes, ...scansRequestRoutes];
