import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes';
import { stubResponse, clickButton } from '../../testing/flow-screen';

const open = () => renderAt('/tests/request/edit?testRequestID=1001', { routes, signedInAs: 'patient@scanharbor.test' });
const rows = (name: string) => screen.findByRole('list', { name }).then((list) => within(list).getAllByRole('listitem'));

beforeEach(async () => {
  sessionStorage.clear();
  await control('reset');
});

describe('the scheduling step', () => {
  it('shows seven days at a time, including days that are not offered [PR-200]', async () => {
    await open();
    const days = await rows('Days');
    expect(days).toHaveLength(7);
    expect(days[0]).toHaveTextContent(/^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+.*[AP]M to/);
    expect(days.some(({ textContent }) => textContent.endsWith('Not offered'))).toBe(true);
  });

  it('shows seven slots at a time and pages through the rest [PR-201]', async () => {
    const day = (index: number) => `2031-03-${String(3 + index).padStart(2, '0')}`;
    const results = Array.from({ length: 9 }, (_value, index) => ({
      id: index + 1,
      window_open: `${day(index)} 08:00:00`,
      window_close: `${day(index)} 11:00:00`,
    }));
    stubResponse('bookings/windows/', () => JSON.stringify({ results }));
    await open();
    await clickButton('Times');
    expect(await rows('Times')).toHaveLength(7);
    expect(screen.getByText('1 to 7 of 9')).toBeVisible();
    await clickButton('Later');
    expect(await rows('Times')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(await rows('Times')).toHaveLength(7);
  });

  it('opens at the days, and at the single times after a center requested others [PR-202]', async () => {
    const view = await open();
    expect(await screen.findByRole('button', { name: 'Days' })).toHaveAttribute('aria-pressed', 'true');
    view.unmount();
    stubResponse('scans_v2/scan-list-for-edit', (text) => text.replace('"ICStage":0', '"ICStage":1'));
    await open();
    expect(await screen.findByRole('button', { name: 'Times' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('A center asked for other times. You can change yours in step 1.')).toBeVisible();
  });
});
