import { type DeclaredRoute } from '../../http/route';
import { scansCatalogueRoutes } from './catalogue';
import { scansInsuranceRoutes } from './insurance';
import { scansRequestRoutes } from './request';

export const scansRoutes: DeclaredRoute[] = [...scansCatalogueRoutes, ...scansInsuranceRoutes, ...scansRequestRoutes];
