import { act, screen, waitFor } from '@testing-library/react';
import { requestInProgress } from '@scanharbor/shared-contracts';
import { scansEndpoints } from '@scanharbor/shared-contracts/api/scans';
import { selectionStorage } from '@scanharbor/shared-contracts/browser/stored-selections';
import { renderAt, untilRepeatable } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../routes';
import {
  stubResponse,
  brainScan,
  confirmProfile,
  resetTab,
  fillInsurance,
  clickButton,
  recordCalls,
  stepOneDone,
  title,
  toStepFour,
  type,
} from '../../testing/flow-screen';

const open = () => renderAt('/request-scan', { routes, signedInAs: 'patient@scanharbor.test' });

type View = Awaited<ReturnType<typeof open>>;

/** Withdraws the record of the flow, as another page does. */
async function withdrawElsewhere({ store }: View) {
  const { ids } = store.getState().drafts['request-flow']?.value as { ids: { progressId: number } };
  const call = scansEndpoints.changeRequest.initiate({ requestId: ids.progressId, inProgress: true, active: false });
  await act(() => store.dispatch(call).unwrap());
}

beforeEach(resetTab);

describe('a step that the server rejects', () => {
  it("stays in step 2 with the server's message, and offers no restart without a record [PR-090]", async () => {
    stepOneDone({ zipCode: '99999' });
    await open();
    await screen.findByDisplayValue('patient@scanharbor.test');
    await clickButton('Continue to your physician');
    expect(await screen.findByText('There are no imaging centers for this scan near this ZIP code.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your details');
    expect(screen.queryByRole('button', { name: /Start again/ })).not.toBeInTheDocument();
  });

  it("stays in step 3 and at the check with the server's message, and restarts with the same answers when the record ended elsewhere [PR-010, PR-119, PR-138]", async () => {
    const { to } = recordCalls();
    const view = await toStepFour(false, open);
    await clickButton('Back');
    await title('Your physician and prescription');
    await withdrawElsewhere(view);
    await type(/^Reason for the exam/, 'Dizzy since May');
    await clickButton('Continue to payment');
    expect(await screen.findByText('This request could not be found. Please start again.')).toBeVisible();
    expect(screen.getByLabelText("Physician's last name")).toHaveValue('Chen');

    await clickButton('Start again with these answers');
    await title('What scan do you need?');
    await waitFor(() => expect(screen.queryByText(/could not be found/)).not.toBeInTheDocument());
    await untilRepeatable();
    await clickButton('Continue to your details');
    await confirmProfile();
    expect(to('POST scans_v2/scan-complete-step-2').at(-1)?.body).toMatchObject({ currId: null, newDistance: 20 });
    await clickButton('Continue to payment');
    await title('How you pay');

    await fillInsurance();
    await withdrawElsewhere(view);
    await clickButton('Send request');
    expect(await screen.findByText('This request could not be found. Please start again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your answers');
    expect(screen.getByRole('button', { name: 'Send request' })).toBeEnabled();
    expect(await screen.findByRole('button', { name: 'Start again with these answers' })).toBeVisible();
  });

  it('leads to the tests, and makes no second request, when the request was sent and the response was lost [PR-138, PR-142]', async () => {
    const { to } = recordCalls();
    const { store, router } = await toStepFour(false, open);
    await fillInsurance();
    selectionStorage.save(brainScan);
    const { restore } = stubResponse('scans_v2/scan-complete-step-4', () => '{}', 504);
    await clickButton('Send request');
    expect(await screen.findByText('This request has already been submitted.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start again with these answers' })).not.toBeInTheDocument();
    restore();

    await clickButton('Go to your tests');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tests/requests'));
    expect(to('POST scans_v2/scan-complete-step-4')).toHaveLength(1);
    expect(store.getState().drafts).toEqual({});
    expect(selectionStorage.read()).toBeUndefined();
    expect(requestInProgress.isMarked()).toBe(false);
  });
});
