import { sessionEnded, signedIn, useSession } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { useRequestedCardsQuery } from '@scanharbor/shared-contracts/api/bookings';
import { apiAddress, control, forbidStorage, renderAt } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const realFetch = globalThis.fetch;

/** Records the bodies of the calls to a path. */
function recordBodies(path: string) {
  const bodies: Record<string, unknown>[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (String(input).includes(path) && init?.body) bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    return realFetch(input, init);
  });
  return bodies;
}

afterEach(() => jest.restoreAllMocks());

/** A tests list that is open beside the hand-off. */
function MyTests() {
  const { user: patient } = useSession();
  const { data = [] } = useRequestedCardsQuery(undefined, { skip: !patient });
  return <p>{data.length} requests</p>;
}

async function register(password = 'Harbor-time-7') {
  await user.click(await screen.findByRole('radio', { name: 'Create an account' }));
  await user.type(await screen.findByLabelText('First name'), 'Taylor');
  await user.type(screen.getByLabelText('Last name'), 'Brooks');
  await user.type(screen.getByLabelText('Email'), 'taylor@example.test');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Mobile phone'), '2125550188');
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
  await clickButton('Create an account');
}

describe('the date of birth on the wire', () => {
  it('is sent as YYYY/M/D with the InvitationID [IN-026]', async () => {
    const bodies = recordBodies('px/validate-date-of-birth');
    await renderInvitation();
    await answerBirthDate();
    await heading('How would you like to continue?');
    expect(bodies).toEqual([{ DOB: '1984/4/12', InvitationID: 'demo-invitation' }]);
  });
});

describe('with an account', () => {
  it('registers with zip 00000 when none is given, and submits with the id of the account [IN-033, IN-057]', async () => {
    const created = recordBodies('account/create');
    const { store } = await renderInvitation();
    await answerBirthDate();
    await register();
    await heading('Your scan, your way');
    expect(created[0]).toMatchObject({ zip_code: '00000', user_type: 'patient', dob: '1984-04-12' });
    const submitted = recordBodies('px/invitation/');
    await answerChoices('Insurance');
    await answerInsurance();
    expect(screen.getByText('Taylor Brooks')).toBeInTheDocument();
    await clickButton('Submit request');
    await heading('Your request is sent');
    expect(submitted.at(-1)).toMatchObject({ PatientID: store.getState().session.user?.id });
    expect(screen.getByRole('link', { name: 'Go to your tests' })).toBeInTheDocument();
  });

  it('requires an account of an anonymous patient with only a zip [IN-030, IN-057]', async () => {
    const { store } = await renderInvitation();
    const { token } = await act(() => store.dispatch(accountEndpoints.registerAnonymous.initiate({ zipCode: '10018' })).unwrap());
    act(() => void store.dispatch(signedIn({ token, remember: false })));
    await waitFor(() => expect(store.getState().session.user).toMatchObject({ userType: 'patient', email: '' }));
    await answerBirthDate();
    expect(await screen.findByRole('radio', { name: 'Create an account' })).toBeInTheDocument();
    expect(screen.queryByText(/signed in as/)).not.toBeInTheDocument();
  });

  it('promises no saved answers where the browser forbids its storage', async () => {
    forbidStorage('sessionStorage');
    await renderInvitation();
    await answerBirthDate();
    await heading('How would you like to continue?');
    expect(screen.getByText(/does not let us save your answers/)).toBeVisible();
    await clickButton('Continue as guest');
    await heading('Your scan, your way');
    expect(screen.getByText(/does not let us save your answers/)).toBeVisible();
    expect(screen.queryByText(/saved in this tab/)).not.toBeInTheDocument();
  });

  it('hides the draft of a patient after their session ended', async () => {
    const { store } = await renderInvitation('demo-invitation', 'newpatient@scanharbor.test');
    await answerBirthDate();
    await heading('How would you like to continue?');
    act(() => void store.dispatch(sessionEnded()));
    expect(await heading('Confirm your date of birth')).toBeInTheDocument();
  });

  it('refuses a password without special character with the standard message [IN-032]', async () => {
    await renderInvitation();
    await answerBirthDate();
    await register('Harbortime7');
    const message = 'Password must be at least 8 characters long and contain both alphabetic and numeric characters';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('First name')).toHaveValue('Taylor');
  });

  it('shows why registering failed, at the field where possible, and keeps the entries [IN-030]', async () => {
    await control('faults', { path: 'datica/patients', method: 'POST', status: 503, times: 1 });
    await renderInvitation();
    await answerBirthDate();
    await register();
    await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true));
    expect(screen.getByLabelText('Email')).not.toBeInvalid();
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'patient@scanharbor.test');
    await clickButton('Create an account');
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
    expect(screen.getAllByText(/^You already have an account with us\./).length).toBeGreaterThan(0);
  });

  it('signs in, and reports a failed sign-in [IN-030]', async () => {
    await renderInvitation();
    await answerBirthDate();
    await user.click(await screen.findByRole('radio', { name: 'Sign in' }));
    await user.type(await screen.findByLabelText('Email'), 'newpatient@scanharbor.test');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await clickButton('Sign in');
    expect((await screen.findAllByText('Incorrect Email Address or Password')).length).toBeGreaterThan(0);
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'Scan-harbor-1');
    await clickButton('Sign in');
    expect(await heading('Your scan, your way')).toBeInTheDocument();
  });
});

it('submits as a guest for the invited patient, even while another patient is signed in [IN-031, IN-057]', async () => {
  const submitted = recordBodies('px/invitation/');
  const { store } = await renderInvitation('demo-invitation', 'newpatient@scanharbor.test');
  await continueAsGuest();
  await answerChoices('Insurance');
  await answerInsurance();
  expect(screen.getByText('Guest')).toBeInTheDocument();
  await clickButton('Submit request');
  await heading('Your request is sent');
  expect(submitted[0]?.PatientID).not.toBe(store.getState().session.user?.id);
  expect(screen.queryByRole('link', { name: 'Go to your tests' })).not.toBeInTheDocument();
});

it('shows the price of the centers around the zip, once loaded [IN-041]', async () => {
  const chicago = '60601';
  const response = await fetch(`${apiAddress()}/api/scans_v2/distance?zip=${chicago}&scanServiceId=1`);
  const near = ((await response.json()) as { Distance: number; MinPrice: number; MinFee: number }[]).find(
    ({ Distance }) => Distance === 20,
  );
  await renderInvitation();
  await continueAsGuest();
  const row = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  const initialPrice = row('Self-pay price');
  await answerChoices('Self-pay', chicago);
  await screen.findByRole('heading', { level: 2, name: 'Your card' });
  const price = `$${(near?.MinPrice ?? 0) + (near?.MinFee ?? 0)}`;
  expect(price).not.toBe(initialPrice);
  expect([row('Self-pay price'), row('Total'), row('Deposit, when confirmed')]).toEqual([price, price, `$${near?.MinFee}`]);
  await clickButton('Back');
  await user.type(await screen.findByLabelText('ZIP code'), '{Backspace}2');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^4\./ })).not.toBeInTheDocument());
});

describe('times', () => {
  it('flexible sends no slots [IN-042, IN-043]', async () => {
    const submitted = recordBodies('px/invitation/');
    await renderInvitation();
    await continueAsGuest();
    await answerChoices('Insurance');
    await answerInsurance();
    await clickButton('Submit request');
    await heading('Your request is sent');
    expect(submitted[0]).toMatchObject({ IsAnyTime: '1', AvailableSlots: '', SelfPay: '0', PatientID: expect.any(Number) });
  });

  it('custom opens the calendar and sends ranges [IN-044, IN-063]', async () => {
    const submitted = recordBodies('px/invitation/');
    await renderInvitation();
    await continueAsGuest();
    await user.click(screen.getByRole('radio', { name: 'Insurance' }));
    await user.type(screen.getByLabelText('ZIP code'), '10018');
    await user.click(screen.getByRole('radio', { name: 'Custom date and time' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /next month/i }));
    await user.click(dialog.getByRole('button', { name: /next month/i }));
    const days = dialog.getAllByRole('gridcell').flatMap((cell) => within(cell).queryAllByRole('button'));
    const free = days.filter((day) => day.getAttribute('aria-disabled') !== 'true');
    for (const day of free.slice(0, 3)) await user.click(day);
    for (const box of dialog.getAllByRole('checkbox', { name: /^8 AM to 11 AM/ })) await user.click(box);
    await clickButton('Use these times');
    await clickButton('Continue');
    await screen.findByRole('heading', { level: 2, name: 'Your insurance' });
    await answerInsurance();
    await clickButton('Submit request');
    await heading('Your request is sent');
    expect(submitted[0]?.AvailableSlots).toMatch(/^(\d{4}-\d\d-\d\d 08:00:00\/\d{4}-\d\d-\d\d 11:00:00(,|$)){3}$/);
    expect(screen.getAllByText(/8 AM to 11 AM/)).toHaveLength(3);
  });
});

describe('the submit', () => {
  const ready = async () => {
    const view = await renderInvitation();
    await continueAsGuest();
    await answerChoices('Insurance');
    await answerInsurance();
    return view;
  };

  it('shows a failed submit, stays, and loses nothing [IN-054]', async () => {
    await ready();
    await control('faults', { path: 'px/invitation', method: 'PUT', status: 503, times: 1 });
    await clickButton('Submit request');
    await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true));
    expect(screen.getByText('W123456789')).toBeInTheDocument();
    await clickButton('Submit request');
    expect(await heading('Your request is sent')).toBeInTheDocument();
  });

  it('is sent once when it is pressed twice, with progress shown [IN-052]', async () => {
    const submitted = recordBodies('px/invitation/');
    await ready();
    await control('faults', { path: 'px/invitation', method: 'PUT', delay: 300, times: 1 });
    await user.dblClick(screen.getByRole('button', { name: 'Submit request' }));
    expect(screen.getByRole('button', { name: 'Sending your request…' })).toBeInTheDocument();
    await heading('Your request is sent');
    expect(submitted).toHaveLength(1);
  });

  it('scrolls to the form block at the end [IN-059]', async () => {
    await ready();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await clickButton('Submit request');
    await heading('Your request is sent');
    expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
  });

  it("reloads the patient's list of tests [IN-055]", async () => {
    await renderAt('/px-scan-request?invitationId=demo-invitation', { routes, beside: <MyTests /> });
    await answerBirthDate();
    await register();
    await heading('Your scan, your way');
    expect(await screen.findByText('0 requests')).toBeInTheDocument();
    await answerChoices('Insurance');
    await answerInsurance();
    await clickButton('Submit request');
    await heading('Your request is sent');
    expect(await screen.findByText('1 requests')).toBeInTheDocument();
  });
});
