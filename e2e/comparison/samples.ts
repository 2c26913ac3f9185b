import { paths } from '@scanharbor/shared-contracts';

/** One address for each route with a parameter. Those that a role may not open lead to another screen, like the routes. */
export const samples = [
  paths.scanInfo('mri'),
  paths.blogArticle('mri-or-ct'),
  paths.terms('providers'),
  paths.doctorPage('hart'),
  paths.doctorRequest('hart'),
  paths.centers({ type: 'MRI' }),
  paths.register('provider'),
  paths.tests('in-progress'),
  paths.tests('upcoming'),
  paths.tests('past'),
  paths.estimate(1001),
  paths.testEdit({ testRequestID: 1001 }),
  paths.settings('account'),
  paths.settings('medical'),
  paths.settings('record'),
  paths.patientProvider('insurance'),
  paths.test(1001),
  paths.test(1001, 'availability'),
  paths.test(1001, 'comments'),
  paths.location('1'),
];
