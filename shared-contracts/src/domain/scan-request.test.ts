import { formatCard } from './scan-request';

it('formats a card by its type and last digits', () => {
  expect(formatCard({ type: 'visa', last4: '4242' })).toBe('Visa ending 4242');
});
