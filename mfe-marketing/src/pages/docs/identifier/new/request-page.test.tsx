import { signedIn } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clickButton, title, user, visit } from '../../../../testing/visit';
import { isLookedUp } from './request-values';

jest.setTimeout(60_000);

const realFetch = globalThis.fetch;

/** Records method, path and JSON body of each call, in order. */
function watchCalls() {
  const calls: { call: string; body?: Record<string, unknown> }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const call = `${init?.method} ${String(input).split('/api/')[1]}`;
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined;
    calls.push({ call, ...(body ? { body } : {}) });
    return realFetch(input, init);
  });
  return calls;
}

beforeEach(() => control('reset'));
afterEach(() => jest.restoreAllMocks());

const png = new File([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13])], 'rx.png', { type: 'image/png' });

async function fillScan(zip = '10018') {
  await user.type(await screen.findByRole('combobox', { name: 'Scan type' }), 'mri brain');
  const [first] = await within(await screen.findByRole('listbox')).findAllByRole('option');
  if (first) await user.click(first);
  await user.type(screen.getByLabelText('ZIP code'), zip);
  await user.upload(screen.getByLabelText('Picture of your prescription'), png);
}

async function fillPerson(email = 'nora@example.test') {
  const person = { 'First name': 'Nora', 'Last name': 'Bell', Email: email, Password: 'Harbor-time-7', 'Mobile phone': '2125550177' };
  for (const [label, text] of Object.entries(person)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByLabelText('Year'), '1990');
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
}

describe('doctor request form', () => {
  it('creates the user, uploads, then submits with rate 3.15 and notice 3 [MK-124, MK-125, MK-126, MK-131, MK-135, MK-136]', async () => {
    const calls = watchCalls();
    await visit('/docs/hart/new');
    await title('Request a scan with Dr. Amelia Hart');
    await fillPerson();
    await fillScan();
    await clickButton('Submit request');
    expect(await screen.findByRole('heading', { name: 'Request has been submitted' })).toBeInTheDocument();
    const order = calls.map(({ call }) => call).filter((call) => /POST (datica|media|scans\/request|patients)/.test(call));
    expect(order).toEqual(['POST datica/patients', 'POST media/upload', 'POST scans/request', 'POST patients/uploads']);
    expect(calls.find(({ call }) => call === 'POST scans/request')?.body).toMatchObject({ rate: 3.15, notice: 3, doctor_id: 1 });
  });

  it('registers an anonymous patient with the entered details [MK-125, MK-126]', async () => {
    const { store } = await visit('/docs/hart/new');
    const { token, user: anonymous } = await store.dispatch(accountEndpoints.registerAnonymous.initiate({ zipCode: '10018' })).unwrap();
    store.dispatch(signedIn({ token, remember: false }));
    await waitFor(() => expect(store.getState().session.user?.id).toBe(anonymous.id));
    await fillPerson('later@example.test');
    await fillScan();
    await clickButton('Submit request');
    expect(await screen.findByRole('heading', { name: 'Request has been submitted' })).toHaveFocus();
    expect(store.getState().session.user).toMatchObject({ id: anonymous.id, firstName: 'Nora', email: 'later@example.test' });
  });

  it('warns center staff that a request as a patient signs them out [MK-126]', async () => {
    const { store } = await visit('/docs/hart/new', 'staff@scanharbor.test');
    await fillPerson('spare@example.test');
    await fillScan();
    await clickButton('Submit request');
    expect(await screen.findByText(/You are signed in as imaging center staff \(staff@scanharbor\.test\)/)).toBeInTheDocument();
    await clickButton('Stay signed in');
    expect(screen.getByRole('button', { name: 'Submit request' })).toHaveFocus();
    expect(store.getState().session.user?.email).toBe('staff@scanharbor.test');
    await clickButton('Submit request');
    await clickButton('Sign out and submit');
    expect(await screen.findByRole('heading', { name: 'Request has been submitted' })).toBeInTheDocument();
    expect(store.getState().session.user).toMatchObject({ userType: 'patient', email: 'spare@example.test' });
  });

  it('reloads the scans after a failure, requires a scan and a ZIP code, and sends nothing without them [MK-127]', async () => {
    const calls = watchCalls();
    await control('faults', { path: 'scans_v2/scan-list', status: 503, times: 1 });
    await visit('/docs/hart/new', 'newpatient@scanharbor.test');
    expect(await screen.findByText('The list of scans could not be loaded.')).toBeInTheDocument();
    await clickButton('Try again');
    await screen.findByRole('combobox', { name: 'Scan type' });
    await clickButton('Submit request');
    expect(await screen.findByRole('link', { name: 'Please select a scan type.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enter a ZIP code with 5 digits.' })).toBeInTheDocument();
    expect(calls.filter(({ call }) => call.startsWith('POST scans/request'))).toEqual([]);
  });

  it('does not look up a ZIP code longer than 5 characters [MK-128]', () => {
    expect(isLookedUp('10018', '1')).toBe(true);
    expect(isLookedUp('100189', '1')).toBe(false);
    expect(isLookedUp('10018', '')).toBe(false);
  });

  it('sends the request to the preferred centers of the list only, and ignores its blank entries [MK-130]', async () => {
    const calls = watchCalls();
    await visit('/docs/hart/new', 'newpatient@scanharbor.test');
    await fillScan();
    const menus = () => screen.getAllByRole('combobox', { name: /^Center \d$/ });
    await clickButton('Add another center');
    await clickButton('Add another center');
    expect(menus()).toHaveLength(3);
    const brooklyn = within(menus()[1]!).getByRole('option', { name: /^Harborview Brooklyn, Brooklyn, [\d.]+ miles$/ });
    await user.selectOptions(menus()[1]!, brooklyn);
    await clickButton('Submit request');
    await screen.findByRole('heading', { name: 'Request has been submitted' });
    expect(calls.find(({ call }) => call === 'POST scans/request')?.body).toMatchObject({ locations: [2] });
  });

  it('sends no preference when all entries of the list are blank, and forgets centers of another ZIP code [MK-130]', async () => {
    const calls = watchCalls();
    await visit('/docs/hart/new', 'newpatient@scanharbor.test');
    await fillScan('11201');
    const menu = () => screen.findByRole('combobox', { name: 'Center 1' });
    await user.selectOptions(await menu(), within(await menu()).getByRole('option', { name: /Harborview Brooklyn/ }));
    await user.clear(screen.getByLabelText('ZIP code'));
    await user.type(screen.getByLabelText('ZIP code'), '10018');
    expect(await menu()).toHaveValue('');
    await clickButton('Submit request');
    await screen.findByRole('heading', { name: 'Request has been submitted' });
    expect(calls.find(({ call }) => call === 'POST scans/request')?.body).toMatchObject({ locations: [] });
  });

  it('rejects a ZIP code without centers [MK-129]', async () => {
    const calls = watchCalls();
    await visit('/docs/hart/new', 'newpatient@scanharbor.test');
    await fillScan('99950');
    await clickButton('Submit request');
    expect(await screen.findByRole('link', { name: /no imaging centers/ })).toBeInTheDocument();
    expect(calls.filter(({ call }) => call.startsWith('POST scans/request'))).toEqual([]);
  });

  it('reports that the email has an account [PR-100]', async () => {
    await visit('/docs/hart/new');
    await fillPerson('patient@scanharbor.test');
    await fillScan();
    await clickButton('Submit request');
    expect(await screen.findByRole('link', { name: 'User already exists, please use a different email.' })).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Nora');
  });

  it.each([
    ['scans/request', { status: 500 }, 'Something went wrong'],
    ['scans/request', { malformed: 'json' }, 'Request failed.'],
    ['patients/uploads', { status: 500 }, 'Could not save prescription image info.'],
    ['media/upload', { status: 500 }, 'Could not save prescription image.'],
  ])('reports a failure at %s with %j, and does not repeat completed steps [MK-132, MK-133, MK-134]', async (path, fault, message) => {
    await visit('/docs/hart/new', 'newpatient@scanharbor.test');
    await fillScan();
    await control('faults', { path, method: 'POST', times: 1, ...fault });
    await clickButton('Submit request');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    const calls = watchCalls();
    await clickButton('Submit request');
    expect(await screen.findByRole('heading', { name: 'Request has been submitted' })).toBeInTheDocument();
    const repeated = {
      'scans/request': 'POST media/upload',
      'patients/uploads': 'POST scans/request',
      'media/upload': 'POST datica/patients',
    }[path];
    expect(calls.map(({ call }) => call)).not.toContain(repeated);
  });

  it('adds the reason when the account is full, and keeps what was entered [MK-134]', async () => {
    await control('situation', { name: 'fullUploads' });
    await visit('/docs/hart/new', 'patient@scanharbor.test');
    await fillScan();
    await clickButton('Submit request');
    expect((await screen.findAllByText(/^Could not save prescription image\. .*200 files/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('ZIP code')).toHaveValue('10018');
  });

  it.each([
    ['media/upload', 'Could not save prescription image. Something went wrong'],
    ['patients/uploads', 'Could not save prescription image info. Something went wrong'],
  ])("adds the API's reason when it limits %s [MK-134]", async (path, message) => {
    await visit('/docs/hart/new', 'newpatient@scanharbor.test');
    await fillScan();
    await control('faults', { path, method: 'POST', times: 1, status: 429 });
    await clickButton('Submit request');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });
});
