import { screen, waitFor } from '@testing-library/react';
import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../routes';
import { pick, clickButton, recordCalls, title, type } from '../../testing/flow-screen';

const open = (page = '') => renderAt(`/patient-provider${page}`, { routes, signedInAs: 'patient@scanharbor.test' });

beforeEach(() => control('reset'));

describe('/patient-provider', () => {
  it('opens at self-pay and shows the card by brand and last four digits [PR-261, PR-310, PR-311]', async () => {
    await open();
    await title('Payment methods');
    expect(screen.getByRole('link', { name: 'Self-pay' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText(/ending \d{4}$|No saved card\./)).toBeVisible();
    expect(await screen.findByRole('button', { name: /Use another card|Add a card/ })).toBeVisible();
    expect(routes.find(({ path }) => path.startsWith('/patient-provider'))?.handle.access).toBe('patient');
  });

  it('shows not found for another payment method [PR-310]', async () => {
    const { router } = await open('/cash');
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  it('saves the insurance record with all its fields [PR-187, PR-311]', async () => {
    const { to } = recordCalls();
    await open('/insurance');
    await pick(/^Insurance company/, 'aetna', 'Aetna');
    await type(/^Member ID/, 'W55');
    await type(/^Group number/, 'G7');
    await type(/^Plan ID/, 'P9');
    await type(/^Name on the policy/, 'Dana Walker');
    await clickButton('Save insurance');
    expect(await screen.findByText('Your settings have been updated')).toBeVisible();
    expect(to('POST scans/insurance')[0]?.body).toMatchObject({
      group_number: 'G7',
      plan_id: 'P9',
      policy_name: 'Dana Walker',
      policy_number: 'W55',
      company: { id: expect.any(Number) },
    });
    expect(to('POST scans/insurance')[0]?.body).toHaveProperty('dob');
  });
});
