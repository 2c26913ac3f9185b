import { draftSaved } from '@scanharbor/shared-contracts';
import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes';
import { stubResponse, clickButton, recordCalls } from '../../testing/flow-screen';

async function open() {
  const { store } = await renderAt('/tests/in-progress', { routes, signedInAs: 'patient@scanharbor.test' });
  const [first] = await screen.findAllByRole('article');
  await userEvent.click(within(first!).getByRole('button', { name: 'Edit request' }));
  await screen.findByRole('dialog', { name: 'Edit request' });
  return store;
}

beforeEach(async () => {
  sessionStorage.clear();
  await control('reset');
});

describe('editing a request in progress', () => {
  it('withdraws a request after a confirmation, discards its drafts, and closes [PR-190, PR-191]', async () => {
    const { to } = recordCalls();
    const store = await open();
    const saveDraft = (key: string, progressId: number) =>
      act(() => void store.dispatch(draftSaved({ key, value: { ids: { progressId } } })));
    saveDraft('request-flow', 802);
    saveDraft('request-edit-801-none', 801);
    await clickButton('Cancel this request');
    expect(await screen.findByRole('heading', { name: 'Are you sure?' })).toHaveFocus();
    await clickButton('No, Go Back');
    await clickButton('Cancel this request');
    expect(to('PATCH scans/request')).toEqual([]);
    await clickButton('Yes, Cancel');
    expect(await screen.findByText('Your request was canceled. Nothing was sent to a center.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(to('PATCH scans/request')[0]?.body).toMatchObject({ active: 0, in_progress: 1 });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(Object.keys(store.getState().drafts)).toEqual(['request-edit-801-none']);
  });

  it('offers no form while a request cannot be loaded, or no longer exists [PR-192]', async () => {
    await control('faults', { path: 'scans_v2/scan-list-for-edit', status: 503 });
    await open();
    expect(await screen.findByRole('heading', { name: 'We could not load your request.' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    const { restore } = stubResponse('scans_v2/scan-list-for-edit', () => '[]');
    await clickButton('Try again');
    expect(await screen.findByText('This request is no longer here')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    restore();
  });

  it('saves the payment method with its fee, and keeps the choice when that fails [PR-192]', async () => {
    const { to } = recordCalls();
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Insurance' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Card (self-pay)' }));
    expect(await screen.findByText(/deposit when your appointment is confirmed/)).toBeVisible();
    await act(() => control('faults', { path: 'scans/request', status: 503 }));
    await clickButton('Save');
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await clickButton('Save');
    expect(await screen.findByText('Your request was updated.')).toBeVisible();
    expect(to('PATCH scans/request').at(-1)?.body).toMatchObject({ selfPay: 1, fee: expect.any(Number), in_progress: 1 });
  });

  it('saves the payment method into all drafts of the request, and into no others [PR-192]', async () => {
    const store = await open();
    const three = { reason: 'A knee that hurts' };
    const valueOf = (progressId: number, payment: string) => ({ ids: { progressId }, one: { zipCode: '10018', payment }, three });
    const saveDraft = (key: string, progressId: number) =>
      act(() => void store.dispatch(draftSaved({ key, owner: 7, value: valueOf(progressId, 'insurance') })));
    const ofRecord = ['request-flow', 'request-edit-802-none', 'request-edit-none-1001', 'request-edit-802-1001'];
    ofRecord.forEach((key) => saveDraft(key, 802));
    saveDraft('request-edit-801-none', 801);
    await userEvent.click(await screen.findByRole('radio', { name: 'Card (self-pay)' }));
    await clickButton('Save');
    expect(await screen.findByText('Your request was updated.')).toBeVisible();
    const { drafts } = store.getState();
    for (const key of ofRecord) expect(drafts[key]).toEqual({ owner: 7, value: valueOf(802, 'self-pay') });
    expect(drafts['request-edit-801-none']?.value).toEqual(valueOf(801, 'insurance'));
  });
});
