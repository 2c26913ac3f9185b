import { type DeclaredRoute } from '../../http/route';
import { bookingsPatientRoutes } from './patient';

export const bookingsRoutes: DeclaredRoute[] = [...bookingsPatientRoutes];
