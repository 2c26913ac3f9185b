import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setConfig } from '@scanharbor/shared-contracts';
import { renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../routes';
import { resetTab, recordCalls, title } from '../../testing/flow-screen';

const open = (query = '') => renderAt(`/home${query}`, { routes, signedInAs: 'patient@scanharbor.test' });

beforeEach(resetTab);

describe('/home', () => {
  it('requires a patient and shows the four steps [PR-001]', async () => {
    await open();
    await title('What scan do you need?');
    expect(routes.find(({ path }) => path === '/home')?.handle.access).toBe('patient');
  });

  it('welcomes a new patient once [PR-002]', async () => {
    const { router } = await open('?newUser=true');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('does not welcome other patients [PR-002]', async () => {
    await open('?newUser=false');
    await title('What scan do you need?');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('resubmits a request once and confirms it [PR-003]', async () => {
    const { to } = recordCalls();
    await open('?resubmit=1001');
    expect(await screen.findByText('Thank You! Your request has been resubmitted.')).toBeVisible();
    expect(to('POST scans/resubmit')).toEqual([{ call: 'POST scans/resubmit/1001', body: {} }]);
  });

  it.each(['abc', '10x', '', '-1', '1.5'])('sends nothing for the resubmit param %p [PR-004]', async (param) => {
    const { to } = recordCalls();
    const { store } = await open(`?resubmit=${param}`);
    await title('What scan do you need?');
    expect(to('POST scans/resubmit')).toEqual([]);
    expect(store.getState().messages).toEqual([]);
  });

  it("shows the server's message for a failed resubmit [PR-005]", async () => {
    const { store } = await open('?resubmit=999999');
    await waitFor(() => expect(store.getState().messages[0]).toMatchObject({ status: false, message: 'This request no longer exists.' }));
    expect(screen.queryByText(/Thank You/)).not.toBeInTheDocument();
  });

  it.each([
    ['local', 1],
    ['develop', 1],
    ['production', 0],
  ] as const)('logs the patient in the environment %s %d times [PR-322, SC-044]', async (environment, times) => {
    setConfig({ environment });
    const { to } = recordCalls();
    const { store } = await open();
    await title('What scan do you need?');
    await waitFor(() => expect(to('POST log/patient')).toHaveLength(times));
    if (times) expect(to('POST log/patient')[0]?.body).toEqual({ UserID: store.getState().session.user?.id, TypeID: 3 });
    setConfig({});
  });
});
