import { signedIn } from '@scanharbor/shared-contracts';
import { requestPrefillKey } from '@scanharbor/shared-contracts/domain/request-prefill';
import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clickButton, title, user, visit } from '../../testing/visit';

beforeEach(() => sessionStorage.clear());

/** Finds the first heading after the choices have loaded; the heading above the loading placeholder is removed with it. */
async function firstQuestion() {
  await screen.findByRole('button', { name: 'MRI' });
  return screen.getByRole('heading', { name: 'Select your test below to start' });
}

const finder = async () => within(await screen.findByRole('region', { name: 'Find your test' }));

async function findBrainMri() {
  await clickButton('MRI');
  await clickButton('Brain');
  await clickButton('Without contrast');
}

describe('test picker', () => {
  it('shows type, body part, kind and details, one after the other [MK-080, MK-081, MK-082, MK-083]', async () => {
    await visit('/scans');
    const area = await finder();
    expect(await firstQuestion()).toBeVisible();
    await clickButton('MRI');
    expect(area.getByRole('heading', { name: 'Next, select the body part to be scanned:' })).toBeInTheDocument();
    await clickButton('Knee');
    await clickButton('Without contrast');
    expect(area.getByRole('heading', { name: 'Finally, select any additional details:' })).toBeInTheDocument();
    await clickButton('Left');
    expect(await screen.findByRole('button', { name: 'Book This Scan' })).toBeInTheDocument();
  });

  it('clears a level and the deeper ones on a second click [MK-084]', async () => {
    await visit('/scans');
    await clickButton('MRI');
    await clickButton('Knee');
    await clickButton('MRI');
    expect(screen.queryByRole('heading', { name: /body part/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'CT' })).toBeInTheDocument();
  });

  it('scrolls each step that a click opens to the top on screens up to 480 px [MK-088]', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === '(max-width: 480px)' });
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await visit('/scans');
    await screen.findByRole('button', { name: 'MRI' });
    expect(scrolled).not.toHaveBeenCalled();
    await clickButton('MRI');
    expect(scrolled).toHaveBeenCalledTimes(1);
    await clickButton('Knee');
    expect(scrolled).toHaveBeenCalledTimes(2);
    window.matchMedia = wide;
    scrolled.mockRestore();
  });
});

describe('test finder', () => {
  it('finds the self-pay rate and prompts a guest for the ZIP code [MK-090, MK-091, MK-092, MK-093, MK-095, MK-096]', async () => {
    await visit('/scans');
    await findBrainMri();
    expect(await screen.findByText('Finding the price…', { selector: 'span' })).toBeInTheDocument();
    expect(await screen.findByText(/^Book this scan using your insurance or at a self-pay rate of \$\d+$/)).toBeInTheDocument();
    expect(screen.getByText('To start, enter your zip code:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Book This Scan' })).toBeDisabled();
  });

  it('returns to the picker [MK-094]', async () => {
    await visit('/scans');
    await findBrainMri();
    await clickButton('Change Test');
    expect(await firstQuestion()).toHaveFocus();
  });

  it('shows the reason from the server when a ZIP code is rejected [MK-097]', async () => {
    const { router } = await visit('/scans');
    await findBrainMri();
    await user.type(await screen.findByLabelText('ZIP code'), '00001');
    await clickButton('Book This Scan');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid zip code.');
    expect(router.state.location.pathname).toBe('/scans');
  });

  it('registers a guest as an anonymous patient with the ZIP code for this visit only, then opens the home page [MK-099]', async () => {
    const { router, store } = await visit('/scans');
    const dispatch = jest.spyOn(store, 'dispatch');
    await findBrainMri();
    await user.type(await screen.findByLabelText('ZIP code'), '10018');
    await clickButton('Book This Scan');
    await screen.findByTestId('elsewhere');
    expect(router.state.location.pathname).toBe('/home');
    expect(store.getState().session.user).toMatchObject({ userType: 'patient', zipCode: '10018' });
    const [signIn] = dispatch.mock.calls.flatMap(([action]) => (signedIn.match(action) ? [action.payload] : []));
    expect(signIn).toMatchObject({ remember: false });
    expect(store.getState().drafts[requestPrefillKey]?.value).toMatchObject({ zipCode: '10018', scanTypeId: 1, selfPay: true });
  });

  it('registers a guest who books again only once, and still offers to sign in [MK-095, MK-099]', async () => {
    const { router, store } = await visit('/scans');
    await findBrainMri();
    await user.type(await screen.findByLabelText('ZIP code'), '10018');
    await clickButton('Book This Scan');
    await screen.findByTestId('elsewhere');
    const id = store.getState().session.user?.id;
    await act(() => router.navigate('/scans'));
    await findBrainMri();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    await user.type(await screen.findByLabelText('ZIP code'), '60601');
    await clickButton('Book This Scan');
    await screen.findByTestId('elsewhere');
    expect(store.getState().session.user?.id).toBe(id);
    expect(store.getState().drafts[requestPrefillKey]?.value).toMatchObject({ zipCode: '60601', scanTypeId: 1 });
  });

  it('warns center staff that booking as a patient signs them out [MK-099]', async () => {
    const { router, store } = await visit('/scans', 'staff@scanharbor.test');
    await findBrainMri();
    await user.type(await screen.findByLabelText('ZIP code'), '10018');
    await clickButton('Book This Scan');
    expect(await screen.findByText(/You are signed in as imaging center staff \(staff@scanharbor\.test\)/)).toBeInTheDocument();
    await clickButton('Stay signed in');
    expect(store.getState().session.user?.email).toBe('staff@scanharbor.test');
    await clickButton('Book This Scan');
    await clickButton('Sign out and book');
    await screen.findByTestId('elsewhere');
    expect(router.state.location.pathname).toBe('/home');
    expect(store.getState().session.user).toMatchObject({ userType: 'patient' });
  });

  it('reports an existing account when a guest cannot be registered, and stays on the page [PR-218]', async () => {
    const { router } = await visit('/scans');
    await findBrainMri();
    await user.type(await screen.findByLabelText('ZIP code'), '10018');
    await control('faults', { path: 'account/create', status: 409 });
    await clickButton('Book This Scan');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You already have an account with us. Please sign in or recover your password.',
    );
    expect(router.state.location.pathname).toBe('/scans');
  });

  it('opens the home page of a signed-in patient immediately [MK-098]', async () => {
    await control('reset');
    const { router } = await visit('/scans', 'patient@scanharbor.test');
    await findBrainMri();
    await clickButton('Book This Scan');
    await screen.findByTestId('elsewhere');
    expect(router.state.location.pathname).toBe('/home');
  });

  it('loads on the landing page only on request', async () => {
    await visit('/');
    await title();
    await clickButton('Browse all tests');
    await waitFor(async () => expect(await firstQuestion()).toHaveFocus());
  });
});
