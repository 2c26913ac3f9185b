import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { renderOfflinePage } from './render-offline-page';

const card = {
  scanName: 'MRI - Brain <b>',
  scanType: 'MRI',
  requestId: 7,
  isCancelRequested: false,
  appointment: { start: '2026-03-03 14:15:00', timeZone: 'America/New_York' },
  location: {
    id: 1,
    name: '"Harbor" & Co',
    phone: '(212) 555-0100',
    address1: '240 West 38th Street',
    address2: '',
    city: 'New York',
    state: 'NY',
    zipCode: '10018',
    timeZone: 'America/New_York',
  },
} as BookingCard;

const render = (cards: BookingCard[]) => {
  const html = renderOfflinePage(cards, { language: 'en', savedAt: new Date('2026-03-01T12:00:00') });
  const page = document.createElement('div');
  page.innerHTML = html;
  return { html, page };
};

it('shows when and where to come and how to prepare, and when that was saved', () => {
  const { html, page } = render([card]);
  expect(page.querySelector('[role=status]')).toHaveTextContent('You are offline. This was saved on March 1, 2026 at 12:00 PM.');
  expect(page.querySelector('h2')).toHaveTextContent('MRI - Brain <b>');
  expect(page.querySelector('.time')).toHaveTextContent('Tue, Mar 3, 2026, 2:15 PM EST');
  expect(page.querySelector('article')).toHaveTextContent(/"Harbor" & Co240 West 38th StreetNew York, NY 10018/);
  expect(page.querySelector('a')).toHaveAttribute('href', 'tel:2125550100');
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toContain(
    'Bring a photo ID and the order of your doctor.',
  );
  expect(html).not.toMatch(/<(script|link|img)/);
});

it('says that there is no appointment', () => {
  expect(render([]).page.querySelector('main')).toHaveTextContent('No appointment was booked.');
});
