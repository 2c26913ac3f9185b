import { act, screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../routes';
import { choose, confirmProfile, freshTab, giveInsurance, press, recordCalls, title, toStepFour, type } from '../../testing/flow-screen';

const open = () => toStepFour(false, () => renderAt('/request-scan', { routes, signedInAs: 'patient@scanharbor.test' }));

/** Back (-1) or Forward (1) of the browser. */
const go = (router: Awaited<ReturnType<typeof open>>['router'], by: number) => act(() => router.navigate(by));

beforeEach(freshTab);

describe('answers that were changed after they were stored', () => {
  it('of step 1 are stored again before the check, whatever the browser goes back to [PR-013, PR-089, PR-150]', async () => {
    const { to } = recordCalls();
    const { router } = await open();
    await giveInsurance();
    await press('Change: Scan');
    await title('What scan do you need?');
    await choose('35 miles · $225');
    await choose('Insurance');
    await go(router, -1);
    await confirmProfile();
    expect(to('POST scans_v2/scan-complete-step-2').map(({ body }) => body.newDistance)).toEqual([20, 35]);
    await press('Continue to payment');
    await title('How you pay');
  });

  it('of steps 2 and 3 are stored again as well; what was not changed is not asked for twice [PR-013, PR-118]', async () => {
    const { to } = recordCalls();
    const { router } = await open();
    await go(router, -1);
    await title('Your physician and prescription');
    await go(router, 1);
    await title('How you pay');
    await go(router, -1);
    await title('Your physician and prescription');
    await type(/^Reason for the exam/, 'Dizzy since May');
    await go(router, 1);
    await title('Your physician and prescription');
    expect(screen.getByLabelText(/^Reason for the exam/)).toHaveValue('Dizzy since May');
    await press('Continue to payment');
    await title('How you pay');
    expect(to('POST scans_v2/scan-complete-step-3').map(({ body }) => body.newReason)).toEqual(['A knee that hurts', 'Dizzy since May']);

    await giveInsurance();
    await press('Change: You');
    await screen.findByDisplayValue('patient@scanharbor.test');
    await type('First name', 'Renata');
    await go(router, -1);
    await title('Your details');
    await press('Continue to your physician');
    await title('Your physician and prescription');
    await press('Continue to payment');
    await press('Check your answers');
    await title('Check your answers');
    expect(within(screen.getByRole('region', { name: 'You' })).getByText(/^Renata /)).toBeVisible();
    expect(to('PUT datica/patients').at(-1)?.body).toMatchObject({ first_name: 'Renata' });
  });

  it('elsewhere, on the same record, are the ones that the flow goes on with [PR-018, PR-300]', async () => {
    const { router, store } = await open();
    const { ids } = store.getState().drafts['request-flow']?.value as { ids: { progressId: number } };
    await act(() => router.navigate(`/tests/request/edit?testRequestProgressID=${ids.progressId}`));
    await title('How you pay');
    await press('Back');
    await type(/^Reason for the exam/, 'Dizzy since May');
    await press('Continue to payment');
    await title('How you pay');
    await waitFor(() => expect(Object.keys(store.getState().drafts)).toEqual([`request-edit-${ids.progressId}-none`]));
  });
});
