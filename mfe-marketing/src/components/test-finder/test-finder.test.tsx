import { requestStartDraft } from '@scanharbor/shared-contracts/domain/request-start';
import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { press, title, user, visit } from '../../testing/visit';

beforeEach(() => sessionStorage.clear());

/** The first question, once its answers are there: the heading above the lines that stand for them goes with these. */
async function firstQuestion() {
  await screen.findByRole('button', { name: 'MRI' });
  return screen.getByRole('heading', { name: 'Select your test below to start' });
}

const finder = async () => within(await screen.findByRole('region', { name: 'Find your test' }));

async function findBrainMri() {
  await press('MRI');
  await press('Brain');
  await press('Without contrast');
}

describe('the test picker', () => {
  it('asks type, body part, kind and details, one after the other [MK-080, MK-081, MK-082, MK-083]', async () => {
    await visit('/scans');
    const area = await finder();
    expect(await firstQuestion()).toBeVisible();
    await press('MRI');
    expect(area.getByRole('heading', { name: 'Next, select the body part to be scanned:' })).toBeInTheDocument();
    await press('Knee');
    await press('Without contrast');
    expect(area.getByRole('heading', { name: 'Finally, select any additional details:' })).toBeInTheDocument();
    await press('Left');
    expect(await screen.findByRole('button', { name: 'Book This Scan' })).toBeInTheDocument();
  });

  it('gives up a level and the deeper ones when it is pressed again [MK-084]', async () => {
    await visit('/scans');
    await press('MRI');
    await press('Knee');
    await press('MRI');
    expect(screen.queryByRole('heading', { name: /body part/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'CT' })).toBeInTheDocument();
  });

  it('scrolls each step to the top on screens up to 480 px [MK-088]', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query === '(max-width: 480px)' });
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await visit('/scans');
    await press('MRI');
    expect(scrolled).toHaveBeenCalledTimes(2);
    window.matchMedia = wide;
    scrolled.mockRestore();
  });
});

describe('the test finder', () => {
  it('finds the self-pay rate and asks a guest for the zip [MK-090, MK-091, MK-092, MK-093, MK-095, MK-096]', async () => {
    await visit('/scans');
    await findBrainMri();
    expect(await screen.findByText('Finding the price…', { selector: 'span' })).toBeInTheDocument();
    expect(await screen.findByText(/^Book this scan using your insurance or at a self-pay rate of \$\d+$/)).toBeInTheDocument();
    expect(screen.getByText('To start, enter your zip code:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Book This Scan' })).toBeDisabled();
  });

  it('goes back to picking [MK-094]', async () => {
    await visit('/scans');
    await findBrainMri();
    await press('Change Test');
    expect(await firstQuestion()).toHaveFocus();
  });

  it('says why a zip is not accepted, in the server words [MK-097]', async () => {
    const { router } = await visit('/scans');
    await findBrainMri();
    await user.type(await screen.findByLabelText('Zip code'), '00001');
    await press('Book This Scan');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid zip code.');
    expect(router.state.location.pathname).toBe('/scans');
  });

  it('makes a guest an anonymous patient with the zip, then leads home [MK-099]', async () => {
    const { router, store } = await visit('/scans');
    await findBrainMri();
    await user.type(await screen.findByLabelText('Zip code'), '10018');
    await press('Book This Scan');
    await screen.findByTestId('elsewhere');
    expect(router.state.location.pathname).toBe('/home');
    expect(store.getState().session.user).toMatchObject({ userType: 'patient', zipCode: '10018' });
    expect(store.getState().drafts[requestStartDraft]?.value).toMatchObject({ zipCode: '10018', scanTypeId: 1, selfPay: true });
  });

  it('asks staff of a center before it makes them a patient, who else would be signed out unasked [MK-099]', async () => {
    const { router, store } = await visit('/scans', 'staff@scanharbor.test');
    await findBrainMri();
    await user.type(await screen.findByLabelText('Zip code'), '10018');
    await press('Book This Scan');
    expect(await screen.findByText(/You are signed in to an imaging center as staff@scanharbor.test/)).toBeInTheDocument();
    await press('Stay signed in');
    expect(store.getState().session.user?.email).toBe('staff@scanharbor.test');
    await press('Book This Scan');
    await press('Sign out and book');
    await screen.findByTestId('elsewhere');
    expect(router.state.location.pathname).toBe('/home');
    expect(store.getState().session.user).toMatchObject({ userType: 'patient' });
  });

  it('says that there is an account when a guest cannot be registered, and stays [PR-218]', async () => {
    const { router } = await visit('/scans');
    await findBrainMri();
    await user.type(await screen.findByLabelText('Zip code'), '10018');
    await control('faults', { path: 'account/create', status: 409 });
    await press('Book This Scan');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You already have an account with us. Please sign in or recover your password.',
    );
    expect(router.state.location.pathname).toBe('/scans');
  });

  it('leads a signed-in patient home at once [MK-098]', async () => {
    await control('reset');
    const { router } = await visit('/scans', 'patient@scanharbor.test');
    await findBrainMri();
    await press('Book This Scan');
    await screen.findByTestId('elsewhere');
    expect(router.state.location.pathname).toBe('/home');
  });

  it('waits on the landing page until it is asked for', async () => {
    await visit('/');
    await title();
    await press('Browse all tests');
    await waitFor(async () => expect(await firstQuestion()).toHaveFocus());
  });
});
