import { paths } from '@scanharbor/shared-contracts';
import { within } from '../support/find';

/** /tests: the lists of a patient. */
export const testsPage = (on: WebdriverIO.Browser = browser) => ({
  open: (list: 'requests' | 'in-progress' | 'upcoming' | 'past') => on.url(paths.tests(list)),
  card: (requestId: number) => within(on).text(`Request #${requestId}`),
  cards: () => on.$$('main article'),
});
