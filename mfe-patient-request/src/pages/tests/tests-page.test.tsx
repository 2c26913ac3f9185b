import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cardTexts } from '../../components/booking-card/booking-card.texts';
import { routes } from '../../routes';
import './tests-page';

// Responses come over real HTTP from an API that other tests use at the same time.
configure({ asyncUtilTimeout: 8000 });

const open = (page = '') => renderAt(`/tests${page}`, { routes, signedInAs: 'patient@scanharbor.test' });
const list = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('article');
const clickButton = async (name: string | RegExp, within_ = screen) => userEvent.click(await within_.findByRole('button', { name }));
const tab = (name: RegExp) => screen.findByRole('link', { name });
const texts = (element: HTMLElement) => element.textContent;

/** Makes a control call while the screen is in use. */
const steer = (path: string, body?: object) => act(() => control<void>(path, body));

beforeEach(() => control('reset'));

describe('/tests', () => {
  it('counts the tests of four lists and shows the requests first [PR-260, PR-262, PR-264, PR-270]', async () => {
    await open();
    const cards = await list('Requests');
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(within(card).getByText('Requested', { selector: 'span' })).toBeVisible();
    expect(await tab(/^Requests 2$/)).toHaveAttribute('aria-current', 'page');
    for (const name of [/^In progress 2$/, /^Upcoming 1$/, /^Past 1$/]) expect(await tab(name)).not.toHaveAttribute('aria-current');
  });

  it('sends an unknown page to not found [PR-260]', async () => {
    const { router } = await open('/tomorrow');
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  it('shows scan, payment and actions of each request [PR-271, PR-274, PR-277]', async () => {
    await open('/requests');
    const [newest] = await list('Requests');
    const card = within(newest!);
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent(/^MRI - Brain/);
    expect(texts(newest!)).toMatch(
      /Requested\d\d\/\d\d\/\d{4}PaymentSelf-payDeposit\$\d+, when your appointment is confirmedAt the scan\$\d+Distance20 milesZIP code\d{5}/,
    );
    expect(card.getByRole('link', { name: 'Edit Details' })).toHaveAttribute('href', '/tests/request/edit?testRequestID=1001');
    expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  it('continues a request in progress, where missing answers are requested as well [PR-270, PR-272, PR-276, PR-277, PR-279]', async () => {
    await open('/in-progress');
    const cards = await list('In progress');
    const links = cards.map((card) => within(card).getByRole('link', { name: 'Continue' }).getAttribute('href'));
    expect(links.sort()).toEqual(['/tests/request/edit?testRequestProgressID=801', '/tests/request/edit?testRequestProgressID=802']);
    const prompts = screen.getAllByRole('link', { name: cardTexts.missingDoctor });
    expect(prompts[0]).toHaveAttribute('href', expect.stringContaining('/tests/request/edit?'));
    expect(cards.map(texts).every((text) => text.includes('In-progress'))).toBe(true);
  });

  it('shows an appointment in the time zone of its center, with directions [PR-264, PR-271, PR-273]', async () => {
    await open('/upcoming');
    const [first] = await list('Upcoming');
    const card = within(first!);
    expect(card.getByText('Booked')).toBeVisible();
    expect(texts(first!)).toMatch(/\w{3}, \w{3} \d+, \d{4}, 9:30 AM E[SD]T/);
    expect(card.getByRole('link', { name: /^Call \(\d{3}\)/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{10}$/));
    expect(card.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', expect.stringContaining('New+York'));
    expect(card.getByRole('button', { name: 'Reschedule' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Cancel Test' })).toBeVisible();
  });

  it('saves an appointment as a calendar file without the name of the scan [PR-271]', async () => {
    const files: Blob[] = [];
    const create = jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open('/upcoming');
    await clickButton('Add to calendar');
    const text = await files[0]!.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toMatch(/DTSTART:\d{8}T1[34]3000Z\r\n/);
    expect(text).not.toMatch(/MRI|CT|Spine|Lumbar/);
    expect(clicked).toHaveBeenCalledTimes(1);
    create.mockRestore();
    clicked.mockRestore();
  });

  it('offers nothing on a completed test [PR-264, PR-270, PR-272]', async () => {
    await open('/past');
    const [card] = await list('Past');
    expect(within(card!).getByText('Completed')).toBeVisible();
    expect(within(card!).queryAllByRole('button')).toEqual([]);
  });

  it('loads all lists again on Refresh [PR-263]', async () => {
    await open();
    await list('Requests');
    await steer('situation', { name: 'noRequests' });
    await clickButton('Refresh');
    expect(await screen.findByRole('heading', { name: 'No open requests' })).toBeVisible();
    expect(await tab(/^In progress 0$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a scan' })).toHaveAttribute('href', '/home');
  });

  it('shows that a list could not be loaded, and the list after Try again [PR-262]', async () => {
    await control('faults', { path: 'bookings/patient_requested', status: 500, times: 5 });
    await open();
    expect(await screen.findByRole('heading', { name: 'We could not load this list.' })).toBeVisible();
    expect(await tab(/^Upcoming 1$/)).toBeVisible();
    expect(await tab(/^Requests$/)).toHaveTextContent('Requests –');
    await steer('clear-faults');
    await clickButton('Try again');
    expect(await list('Requests')).toHaveLength(2);
  });

  it('renders a long list a page at a time [PR-264]', async () => {
    await control('situation', { name: 'manyRequests' });
    await open();
    expect(await list('Requests')).toHaveLength(20);
    await clickButton('Show 20 more');
    expect(await list('Requests')).toHaveLength(40);
    expect(screen.getByText('40 of 202 shown')).toBeVisible();
    expect((await list('Requests'))[20]!.querySelector('h2')).toHaveFocus();
  });
});
