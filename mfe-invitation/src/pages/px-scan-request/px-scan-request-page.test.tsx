import { apiAddress, control, renderAt, standInStripe } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { answerBirthDate, answerChoices, answerInsurance, goOnAsGuest, heading, open, press, user } from '../../testing/hand-off-driver';
import { routes } from '../../routes';

jest.setTimeout(60_000);

beforeEach(async () => {
  await control('reset');
  sessionStorage.clear();
});

const expired = () => screen.findByTestId('invitation-expired');

describe('an invitation that is over', () => {
  it.each(['demo-expired', 'demo-completed', 'demo-attempts', 'demo-inactive', 'demo-canceled', 'nobody-knows'])(
    'shows the expired state for %s, with no way into the steps [IN-005, IN-006]',
    async (id) => {
      await open(id);
      expect(await expired()).toBeInTheDocument();
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
      expect(screen.queryByRole('list', { name: /steps/i })).not.toBeInTheDocument();
    },
  );

  it('shows the expired state without an id [IN-006]', async () => {
    await renderAt('/px-scan-request', { routes });
    expect(await expired()).toBeInTheDocument();
  });

  it('is not what a failing lookup looks like: it can be tried again [IN-007]', async () => {
    await control('faults', { path: 'px/invitation', status: 500, times: 1 });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your invitation could not be loaded');
    expect(screen.queryByTestId('invitation-expired')).not.toBeInTheDocument();
    await press('Try again');
    expect(await heading('Confirm your date of birth')).toBeInTheDocument();
  });
});

describe('the date of birth', () => {
  it('is asked at the public address of the invitation, also behind a hash [IN-001, IN-002]', async () => {
    const { router } = await renderAt('/px-scan-request#invitationId=demo-invitation', { routes });
    expect(await heading('Confirm your date of birth')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?invitationId=demo-invitation');
  });

  it('shows the attempts left and tells nothing of the patient or the scan before [IN-003, IN-004, IN-020, IN-021]', async () => {
    await open();
    expect(await screen.findByText('You have 5 attempts left.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/MRI|Hart|Brooks|\$/);
    const told = await (await fetch(`${apiAddress()}/api/px/invitation/demo-invitation`)).text();
    expect(JSON.parse(told)).toEqual({ InvitationID: 'demo-invitation', AttemptCount: 0 });
  });

  it('leads on when it is right [IN-022, IN-051]', async () => {
    await open();
    await answerBirthDate();
    expect(await heading('How would you like to continue?')).toHaveFocus();
    expect(screen.getByText(/Dr\. Amelia Hart/)).toBeInTheDocument();
    expect(screen.getByText('Hart Cardiology')).toBeInTheDocument();
  });

  it('costs an attempt when it is wrong, also after a reload [IN-023]', async () => {
    const { unmount } = await open();
    await answerBirthDate('May');
    expect((await screen.findAllByText('That date does not match our records.')).length).toBeGreaterThan(0);
    expect(await screen.findByText('You have 4 attempts left.')).toBeInTheDocument();
    unmount();
    await open();
    expect(await screen.findByText('You have 4 attempts left.')).toBeInTheDocument();
  });

  it('ends the invitation with the last attempt [IN-024, IN-025]', async () => {
    await control('situation', { name: 'lastAttempt' });
    await open();
    expect(await screen.findByText('You have 1 attempt left.')).toBeInTheDocument();
    await answerBirthDate('May');
    expect(await expired()).toBeInTheDocument();
  });

  it('is no answer until it was touched', async () => {
    await open();
    await press('Confirm');
    const said = await screen.findByRole('link', { name: 'Choose your date of birth.' });
    expect(said.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('You have 5 attempts left.')).toBeInTheDocument();
  });
});

describe('a guest with insurance', () => {
  it('answers five steps and gets a confirmation [IN-030, IN-031, IN-040, IN-050, IN-052, IN-053, IN-056, IN-058]', async () => {
    await open();
    await goOnAsGuest();
    await answerChoices('Insurance');
    await answerInsurance();
    expect(screen.getByText('Guest')).toBeInTheDocument();
    expect(screen.getByText('W123456789')).toBeInTheDocument();
    await press('Submit request');
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

  it('cannot use the invitation twice [IN-006]', async () => {
    const { unmount } = await open();
    await goOnAsGuest();
    await answerChoices('Insurance');
    await answerInsurance();
    await press('Submit request');
    await heading('Your request is sent');
    unmount();
    await open();
    expect(await expired()).toBeInTheDocument();
  });

  it('goes back by one step and finds the answers there [IN-060]', async () => {
    await open();
    await goOnAsGuest();
    await answerChoices('Insurance');
    await screen.findByRole('heading', { level: 2, name: 'Your insurance' });
    await press('Back');
    await heading('Your scan, your way');
    expect(screen.getByLabelText('Zip code')).toHaveValue('10018');
    expect(screen.getByRole('radio', { name: 'Insurance' })).toBeChecked();
  });

  it('jumps to steps with data, not to those after them [IN-061, IN-062]', async () => {
    await open();
    await goOnAsGuest();
    expect(screen.queryByRole('button', { name: /^4\./ })).not.toBeInTheDocument();
    await press(/^2\./);
    expect(await heading('How would you like to continue?')).toBeInTheDocument();
    await press(/^3\./);
    expect(await heading('Your scan, your way')).toBeInTheDocument();
  });

  it('hears of a zip without centers and stays [IN-045]', async () => {
    await open();
    await goOnAsGuest();
    await answerChoices('Insurance', '99950');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('There are no imaging centers for this scan near 99950.');
    await press('OK');
    expect(screen.getByLabelText('Zip code')).toHaveValue('99950');
  });
});

describe('a guest who pays by card', () => {
  it('sees price and title, saves a card and submits [IN-041, IN-050, IN-057]', async () => {
    const stripe = standInStripe();
    await open();
    await goOnAsGuest();
    const price = screen.getAllByText(/^\$\d+$/)[0]!.textContent!;
    expect(screen.getAllByText(price)).toHaveLength(2);
    expect(screen.getAllByText(/^MRI - Brain/).length).toBeGreaterThan(0);
    await answerChoices('Self-pay');
    await press('Check your answers');
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
    await user.type(await screen.findByLabelText('Full name on the card'), 'Taylor Brooks');
    await waitFor(() => stripe.complete());
    await press('Save');
    await screen.findByText('Visa ending in 4242 is saved.');
    await press('Check your answers');
    expect(await screen.findByText('Visa ending 4242')).toBeInTheDocument();
    await press('Submit request');
    expect(await heading('Your request is sent')).toBeInTheDocument();
  });
});
