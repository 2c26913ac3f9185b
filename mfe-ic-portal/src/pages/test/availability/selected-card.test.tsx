import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { render } from '@testing-library/react';
import { SelectedCard } from './selected-card';
import { type BookingWizardState } from './use-booking-wizard';

const at = (id: number, timeZone: string): EligibleLocation => ({
  id,
  name: `Center ${id}`,
  timeZone,
  address1: '1 Main St',
  city: 'Town',
  state: 'IL',
  zipCode: '60654',
  miles: id,
});
const booking = { time: { date: '2026-12-01', time: '08:00' }, location: null } as BookingWizardState;

it.each([
  [['America/Chicago', 'America/Chicago'], /8:00 AM CST/],
  [['America/Chicago', 'America/New_York'], /8:00 AMLocation/],
])('names the zone of a time as long as all possible centers share it: %j [IC-112]', (zones, shown) => {
  const { container } = render(<SelectedCard booking={booking} locations={zones.map((zone, index) => at(index, zone))} />);
  expect(container).toHaveTextContent(shown);
});
