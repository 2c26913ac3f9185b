import { paths } from '@scanharbor/shared-contracts';
import { within } from '../support/find';

type Card = 'Available to schedule' | 'Open over 24 hours' | 'Scheduled' | 'Completed';

/** /providers/dashboard. */
export const dashboardPage = (on: WebdriverIO.Browser = browser) => {
  const find = within(on);
  return {
    open: () => on.url(paths.dashboard()),
    heading: () => find.heading('Imaging center dashboard'),
    /** Returns the number on a card once it is loaded. */
    count: async (card: Card) => {
      const number = on.$(`//main//li/a[starts-with(normalize-space(.), '${card}')]/span`);
      await on.waitUntil(async () => /^[\d,]+$/.test(await number.getText()), { timeoutMsg: `${card} shows no number` });
      return Number((await number.getText()).replace(',', ''));
    },
    row: (requestId: number) => find.row(`#${requestId}`),
    request: (requestId: number) => find.link(`#${requestId}`),
  };
};
