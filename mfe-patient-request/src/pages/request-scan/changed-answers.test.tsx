import { act, screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../routes';
import {
  choose,
  confirmProfile,
  resetTab,
  fillInsurance,
  clickButton,
  recordCalls,
  title,
  toStepFour,
  type,
} from '../../testing/flow-screen';

const open = () => toStepFour(false, () => renderAt('/request-scan', { routes, signedInAs: 'patient@scanharbor.test' }));

/** Back (-1) or Forward (1) of the browser. */
const navigateBy = (router: Awaited<ReturnType<typeof open>>['router'], by: number) => act(() => router.navigate(by));

beforeEach(resetTab);

describe('answers changed after they were saved', () => {
  it('saves changed answers of step 1 again before the check, even after the browser goes back [PR-013, PR-089, PR-150]', async () => {
    const { to } = recordCalls();
    const { router } = await open();
    await fillInsurance();
    await clickButton('Change: Scan');
    await title('What scan do you need?');
    await choose('35 miles · from $225');
    await choose('Insurance');
    await navigateBy(router, -1);
    await confirmProfile();
    expect(to('POST scans_v2/scan-complete-step-2').map(({ body }) => body.newDistance)).toEqual([20, 35]);
    await clickButton('Continue to payment');
    await title('How you pay');
  });

  it('saves changed answers of steps 2 and 3 again, and skips unchanged steps [PR-013, PR-118]', async () => {
    const { to } = recordCalls();
    const { router } = await open();
    await navigateBy(router, -1);
    await title('Your physician and prescription');
    await navigateBy(router, 1);
    await title('How you pay');
    await navigateBy(router, -1);
    await title('Your physician and prescription');
    await type(/^Reason for the exam/, 'Dizzy since May');
    await navigateBy(router, 1);
    await title('Your physician and prescription');
    expect(screen.getByLabelText(/^Reason for the exam/)).toHaveValue('Dizzy since May');
    await clickButton('Continue to payment');
    await title('How you pay');
    expect(to('POST scans_v2/scan-complete-step-3').map(({ body }) => body.newReason)).toEqual(['A knee that hurts', 'Dizzy since May']);

    await fillInsurance();
    await clickButton('Change: You');
    await screen.findByDisplayValue('patient@scanharbor.test');
    await type('First name', 'Renata');
    await navigateBy(router, -1);
    await title('Your details');
    await clickButton('Continue to your physician');
    await title('Your physician and prescription');
    await clickButton('Continue to payment');
    await clickButton('Check your answers');
    await title('Check your answers');
    expect(within(screen.getByRole('region', { name: 'You' })).getByText(/^Renata /)).toBeVisible();
    expect(to('PUT datica/patients').at(-1)?.body).toMatchObject({ first_name: 'Renata' });
  });

  it('continues with the answers of the same record that another page saved [PR-018, PR-300]', async () => {
    const { router, store } = await open();
    const { ids } = store.getState().drafts['request-flow']?.value as { ids: { progressId: number } };
    await act(() => router.navigate(`/tests/request/edit?testRequestProgressID=${ids.progressId}`));
    await title('How you pay');
    await clickButton('Back');
    await type(/^Reason for the exam/, 'Dizzy since May');
    await clickButton('Continue to payment');
    await title('How you pay');
    await waitFor(() => expect(Object.keys(store.getState().drafts)).toEqual([`request-edit-${ids.progressId}-none`]));
  });
});
