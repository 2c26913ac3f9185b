import { contractApi, selectDraft } from '@scanharbor/shared-contracts';
import { apiAddress, control, renderAt, fakeStripe } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  answerBirthDate,
  answerChoices,
  answerInsurance,
  continueAsGuest,
  heading,
  renderInvitation,
  clickButton,
  user,
} from '../../testing/hand-off-driver';
import { routes } from '../../routes';

jest.setTimeout(60_000);

beforeEach(async () => {
  await control('reset');
  sessionStorage.clear();
});

const expired = () => screen.findByTestId('invitation-expired');

describe('an invitation that has ended', () => {
  it.each([
    ['demo-expired', 'This invitation has expired'],
    ['demo-completed', 'Your request is already sent'],
    ['demo-attempts', 'This invitation is locked'],
    ['demo-inactive', 'This invitation is not active'],
    ['demo-canceled', 'This request was canceled'],
    ['unknown-id', 'We could not find this invitation'],
  ])('shows the expired state for %s with its own reason, with no way into the steps [IN-005, IN-006]', async (id, title) => {
    await renderInvitation(id);
    expect(await expired()).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: /steps/i })).not.toBeInTheDocument();
  });

  it('shows the expired state without an id [IN-006]', async () => {
    await renderAt('/px-scan-request', { routes });
    expect(await expired()).toBeInTheDocument();
  });

  it('offers another try when the lookup fails, instead of the expired state [IN-007]', async () => {
    await control('faults', { path: 'px/invitation', status: 500, times: 1 });
    await renderInvitation();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your invitation could not be loaded');
    expect(screen.queryByTestId('invitation-expired')).not.toBeInTheDocument();
    await clickButton('Try again');
    expect(await heading('Confirm your date of birth')).toBeInTheDocument();
  });
});

describe('the date of birth', () => {
  it('is requested at the public URL of the invitation, also with the id in the hash [IN-001, IN-002]', async () => {
    const { router } = await renderAt('/px-scan-request#invitationId=demo-invitation', { routes });
    expect(await heading('Confirm your date of birth')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?invitationId=demo-invitation');
  });

  it('shows the attempts left, and nothing about the patient or the scan, before it is confirmed [IN-003, IN-004, IN-020, IN-021]', async () => {
    await renderInvitation();
    expect(await screen.findByText('You have 5 attempts left.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/MRI|Hart|Brooks|\$/);
    const body = await (await fetch(`${apiAddress()}/api/px/invitation/demo-invitation`)).text();
    expect(JSON.parse(body)).toEqual({ InvitationID: 'demo-invitation', AttemptCount: 0 });
  });

  it('leads to the next step when it is right [IN-022, IN-051]', async () => {
    await renderInvitation();
    await answerBirthDate();
    expect(await heading('How would you like to continue?')).toHaveFocus();
    expect(screen.getByText(/Dr\. Amelia Hart/)).toBeInTheDocument();
    expect(screen.getByText('Hart Cardiology')).toBeInTheDocument();
  });

  it('costs an attempt when it is wrong, also after a reload [IN-023]', async () => {
    const { unmount } = await renderInvitation();
    await answerBirthDate('May');
    expect((await screen.findAllByText('That date does not match our records.')).length).toBeGreaterThan(0);
    expect(await screen.findByText('You have 4 attempts left.')).toBeInTheDocument();
    unmount();
    await renderInvitation();
    expect(await screen.findByText('You have 4 attempts left.')).toBeInTheDocument();
  });

  it('ends the invitation with the last attempt [IN-024, IN-025]', async () => {
    await control('situation', { name: 'lastAttempt' });
    await renderInvitation();
    expect(await screen.findByText('You have 1 attempt left.')).toBeInTheDocument();
    await answerBirthDate('May');
    expect(await expired()).toBeInTheDocument();
  });

  it('shows no attempts left, never fewer, and accepts no more when other devices used them up [IN-020, IN-024]', async () => {
    const { fetch: send } = globalThis;
    const calls = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('px/invitation/')) return send(input, init);
      return Promise.resolve(Response.json({ InvitationID: 'demo-invitation', AttemptCount: 6 }));
    });
    await renderInvitation();
    expect(await screen.findByText('You have 0 attempts left.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    calls.mockRestore();
  });

  it('is required before the first attempt', async () => {
    await renderInvitation();
    await clickButton('Confirm');
    const error = await screen.findByRole('link', { name: 'Choose your date of birth.' });
    expect(error.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('You have 5 attempts left.')).toBeInTheDocument();
  });
});

describe('a guest with insurance', () => {
  it('answers five steps and gets a confirmation [IN-030, IN-031, IN-040, IN-050, IN-052, IN-053, IN-056, IN-058]', async () => {
    await renderInvitation();
    await continueAsGuest();
    await answerChoices('Insurance');
    await answerInsurance();
    expect(screen.getByText('Guest')).toBeInTheDocument();
    expect(screen.getByText('W123456789')).toBeInTheDocument();
    await clickButton('Submit request');
    expect(await heading('Your request is sent')).toHaveFocus();
    expect(screen.getByText(/^Request #\d+$/)).toBeInTheDocument();
    expect(screen.getByText('Any time within two weeks')).toBeInTheDocument();
    const shown = document.querySelector('[data-print=keep]');
    expect(shown).toHaveTextContent(
      /Requested, not yet booked.*Scan.*Insurance company.+Ordered byDr\. Amelia HartPracticeHart Cardiology/,
    );
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    const sent = await (await fetch(`${apiAddress()}/api/__control/outbox`)).text();
    expect(sent).toContain('is confirmed');
  });

  it('does not ask for the invitation again after it was sent, however long the answers took', async () => {
    const { store } = await renderInvitation();
    await continueAsGuest();
    await answerChoices('Insurance');
    await answerInsurance();
    // As after a minute: what was loaded before the proof is not in the cache anymore.
    const { queries } = store.getState()[contractApi.reducerPath];
    const unproven = Object.keys(queries).filter((key) => key.startsWith('invitation(') && !key.includes('"proof"'));
    expect(unproven).toHaveLength(1);
    for (const queryCacheKey of unproven)
      store.dispatch({ type: contractApi.internalActions.removeQueryResult.type, payload: { queryCacheKey } });
    const calls = jest.spyOn(globalThis, 'fetch');
    await clickButton('Submit request');
    await heading('Your request is sent');
    expect(selectDraft(store.getState(), 'invitation:demo-invitation')).toBeUndefined();
    const sent = calls.mock.calls.map(([target, init]) => `${init?.method ?? 'GET'} ${target as string}`);
    expect(sent).toContainEqual(expect.stringMatching(/^PUT .*\/px\/invitation\//));
    expect(sent).not.toContainEqual(expect.stringMatching(/^GET .*\/px\/invitation\//));
    calls.mockRestore();
  });

  it('cannot use the invitation twice [IN-006]', async () => {
    const { unmount } = await renderInvitation();
    await continueAsGuest();
    await answerChoices('Insurance');
    await answerInsurance();
    await clickButton('Submit request');
    await heading('Your request is sent');
    unmount();
    await renderInvitation();
    expect(await expired()).toHaveTextContent('Your request is already sent');
  });

  it('returns to the previous step with its answers [IN-060]', async () => {
    await renderInvitation();
    await continueAsGuest();
    await answerChoices('Insurance');
    await screen.findByRole('heading', { level: 2, name: 'Your insurance' });
    await clickButton('Back');
    await heading('Your scan, your way');
    expect(screen.getByLabelText('ZIP code')).toHaveValue('10018');
    expect(screen.getByRole('radio', { name: 'Insurance' })).toBeChecked();
  });

  it('jumps to steps with data, not to those after them [IN-061, IN-062]', async () => {
    await renderInvitation();
    await continueAsGuest();
    expect(screen.queryByRole('button', { name: /^4\./ })).not.toBeInTheDocument();
    await clickButton(/^2\./);
    expect(await heading('How would you like to continue?')).toBeInTheDocument();
    await clickButton(/^3\./);
    expect(await heading('Your scan, your way')).toBeInTheDocument();
  });

  it('sees that a zip has no centers and stays in the step [IN-045]', async () => {
    await renderInvitation();
    await continueAsGuest();
    await answerChoices('Insurance', '99950');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('There are no imaging centers for this scan near 99950.');
    await clickButton('OK');
    expect(screen.getByLabelText('ZIP code')).toHaveValue('99950');
  });
});

describe('a guest who pays by card', () => {
  it('sees price and title, saves a card and submits [IN-041, IN-050, IN-057]', async () => {
    const stripe = fakeStripe();
    await renderInvitation();
    await continueAsGuest();
    const price = screen.getAllByText(/^\$\d+$/)[0]!.textContent;
    expect(screen.getAllByText(price)).toHaveLength(2);
    expect(screen.getAllByText(/^MRI - Brain/).length).toBeGreaterThan(0);
    await answerChoices('Self-pay');
    await clickButton('Check your answers');
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
    await user.type(await screen.findByLabelText('Full name on the card'), 'Taylor Brooks');
    await waitFor(() => stripe.enter());
    await clickButton('Check your answers');
    expect(await screen.findByText('Visa ending 4242')).toBeInTheDocument();
    await clickButton('Submit request');
    expect(await heading('Your request is sent')).toBeInTheDocument();
  });
});
