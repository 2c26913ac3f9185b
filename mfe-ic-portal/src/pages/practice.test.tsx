import { contractApi } from '@scanharbor/shared-contracts';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { control } from '@scanharbor/shared-contracts/testing';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../testing/render-portal';
import { createConcurrentStaff } from '../testing/concurrent-staff';
import { clickButton } from '../testing/click-button';
import { recordRequestBodies } from '../testing/record-request-bodies';
import { controlApi } from '../testing/control-api';
import './calendar/calendar-page';
import './location/location-page';
import './locations/locations-page';
import './users/users-page';

const admin = 'admin@scanharbor.test';
const table = () => screen.findByRole('table');
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const text = (label: string, value: string) => userEvent.type(screen.getByRole('textbox', { name: label }), value);

beforeEach(() => control('reset'));

describe('/providers/users', () => {
  it('lists users with number of locations, type and status, and shows their counts [IC-171, IC-173, IC-174, IC-175, IC-176]', async () => {
    await renderPortal('/providers/users', admin);
    expect(await screen.findByText('5 active, 1 inactive')).toBeVisible();
    const headers = within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(headers).toEqual(['Name', 'Email', 'Locations', 'Type', 'Status', 'Actions']);
    const [dana] = (await rows()).filter((row) => row.textContent.includes(admin));
    expect(dana).toHaveTextContent(/Admin.*Active/);
    expect(within(dana!).getByTitle(/240 West 38th Street/)).toBeVisible();
    expect((await rows()).filter((row) => row.textContent.includes('Disabled'))).toHaveLength(1);
    const { container } = render(
      <>
        <StatusPill $tone="ok">Green</StatusPill>
        <StatusPill $tone="danger">Red</StatusPill>
      </>,
    );
    const [green, red] = [...container.children].map(({ className }) => className);
    expect(within(dana!).getByText('Active')).toHaveClass(green!, { exact: true });
    expect(within(await table()).getByText('Disabled')).toHaveClass(red!, { exact: true });
  });

  it('hides active or inactive users [IC-172]', async () => {
    await renderPortal('/providers/users', admin);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Active users' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Active users' }));
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Inactive users' }));
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    expect(screen.queryByText('Disabled')).not.toBeInTheDocument();
  });

  it('adds a user and reloads the list [IC-178, IC-180]', async () => {
    await renderPortal('/providers/users', admin);
    await clickButton('Add user');
    const dialog = await screen.findByRole('dialog', { name: 'Add a user' });
    expect(within(dialog).getByRole('checkbox', { name: /^Administrator/ })).not.toBeChecked();
    expect(within(dialog).queryByRole('checkbox', { name: /^Active/ })).not.toBeInTheDocument();
    await text('First name', 'Nora');
    await text('Last name', 'Quist');
    await text('Email', 'nora@scanharbor.test');
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /^Harborview Brooklyn/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add user' }));
    expect(await screen.findByText('User has been successfully added to the practice.')).toBeVisible();
    const nora = (await screen.findByText('nora@scanharbor.test')).closest('tr')!;
    expect(within(nora).getByTitle('41 Flatbush Avenue')).toHaveTextContent('1');
  });

  it('shows the server message for a taken email and retains the form [IC-182]', async () => {
    await renderPortal('/providers/users', admin);
    await clickButton('Add user');
    await screen.findByRole('dialog');
    await text('First name', 'Nora');
    await text('Last name', 'Quist');
    await text('Email', 'staff@scanharbor.test');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add user' }));
    const readAlerts = () =>
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join();
    await waitFor(() => expect(readAlerts()).toMatch(/email is already/i));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora');
  });

  it('edits a user in a prefilled form with the Active setting [IC-179, IC-181]', async () => {
    await renderPortal('/providers/users', admin);
    await clickButton('Edit Robin Hale');
    const dialog = await screen.findByRole('dialog', { name: 'Edit user' });
    expect(within(dialog).getByRole('textbox', { name: 'Email' })).toHaveValue('staff@scanharbor.test');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Active/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save user' }));
    expect(await screen.findByText('User has been successfully updated.')).toBeVisible();
    expect(await screen.findByText('4 active, 2 inactive')).toBeVisible();
  });

  it('shows a load error [IC-177]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await controlApi('faults', { path: 'ic-portal/ic-get-user-list', status: 500, times: 2 });
    await renderPortal('/providers/users', admin);
    expect(await screen.findByText('Error loading Users see console for details')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Error loading Users see console for details', { kind: 'refused', status: 500, code: 500 });
  });
});

describe('/providers/locations', () => {
  it('lists locations and filters them by ZIP code and state after half a second [IC-142, IC-143, IC-144, IC-145, IC-147]', async () => {
    await renderPortal('/providers/locations', admin);
    const all = (await rows()).length;
    await text('State', 'il');
    expect(await rows()).toHaveLength(all);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent('Chicago');
    await userEvent.clear(screen.getByRole('textbox', { name: 'State' }));
    await text('ZIP code', '121');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('11217'));
  });

  it('hides active locations when the checkbox is cleared [IC-146]', async () => {
    await renderPortal('/providers/locations', admin);
    await table();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Active locations' }));
    expect(await screen.findByText('No location matches these filters')).toBeVisible();
  });

  it('closes the form with an error when the states cannot be loaded [IC-148, IC-149]', async () => {
    await controlApi('faults', { path: 'ic-portal/get-states', status: 500, times: 2 });
    await renderPortal('/providers/locations', admin);
    await clickButton('Add Location');
    expect(await screen.findByText('Error on getting states')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await controlApi('clear-faults');
    await clickButton('Add Location');
    expect(await screen.findByRole('combobox', { name: 'State' })).toBeVisible();
  });

  it('keeps the identifiers that estimates name, and refuses those that cannot be', async () => {
    const { router } = await renderPortal('/providers/location/1', admin);
    const npi = await screen.findByLabelText(/^NPI/);
    const taxId = screen.getByLabelText(/^Tax ID/);
    for (const [field, value] of [
      [npi, '1234567890'],
      [taxId, '12345'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, value);
    }
    await clickButton('Save location');
    expect((await screen.findAllByText('Please enter the ten digits of the NPI; one of these is wrong.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Please enter the tax ID as nine digits, such as 12-3456789.').length).toBeGreaterThan(0);
    await userEvent.clear(npi);
    await userEvent.type(npi, '1234567893');
    await userEvent.type(taxId, '6789');
    await clickButton('Save location');
    await waitFor(() => expect(router.state.location.pathname).toBe('/providers/locations'));
    await act(() => router.navigate('/providers/location/1'));
    // The page first shows what it knows of the location, then what is stored.
    await waitFor(() => expect(screen.getByLabelText(/^Tax ID/)).toHaveValue('12-3456789'));
    expect(screen.getByLabelText(/^NPI/)).toHaveValue('1234567893');
  });

  it('retains input during an address lookup, and ignores the response for another address [IC-155]', async () => {
    const { router } = await renderPortal('/providers/location/1', admin);
    const zip = await screen.findByLabelText('ZIP code');
    const latitude = screen.getByLabelText<HTMLInputElement>('Latitude').value;
    const responses: (() => void)[] = [];
    const send = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).includes('ic-portal/geocode')) await new Promise<void>((resume) => responses.push(resume));
      return send(input, init);
    });
    await userEvent.clear(zip);
    await userEvent.type(zip, '11217');
    await clickButton('Look up coordinates and time zone');
    await waitFor(() => expect(responses).toHaveLength(1));
    await text('Name', ' North');
    await userEvent.type(zip, '{Backspace}1');
    responses[0]!();
    expect(await screen.findByText('The address has changed. Look it up again.')).toBeVisible();
    await clickButton('Look up coordinates and time zone');
    await waitFor(() => expect(responses).toHaveLength(2));
    expect(screen.getByLabelText('Latitude')).toHaveValue(latitude);
    await userEvent.type(zip, '{Backspace}7');
    responses[1]!();
    await clickButton('Look up coordinates and time zone');
    await waitFor(() => expect(responses).toHaveLength(3));
    await text('Name', ' Side');
    responses[2]!();
    await waitFor(() => expect(screen.getByLabelText('Latitude')).not.toHaveValue(latitude));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harborview Midtown North Side');
    expect(router.state.location.pathname).toBe('/providers/location/1');
  });

  it('looks up a complete address, fills coordinates and time zone, and adds the location [IC-150, IC-154, IC-155, IC-160, IC-161, IC-162]', async () => {
    await renderPortal('/providers/locations', admin);
    await clickButton('Add Location');
    const dialog = await screen.findByRole('dialog', { name: 'Add a location' });
    await clickButton('Look up coordinates and time zone');
    expect(await within(dialog).findByText('Enter street, city, state and ZIP code first.')).toBeVisible();
    await text('Name', 'Harborview Uptown');
    await text('Address', '100 West 72nd Street');
    await text('City', 'New York');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'State' }), 'NY');
    await userEvent.type(within(dialog).getByLabelText('ZIP code'), '10018');
    await clickButton('Look up coordinates and time zone');
    await waitFor(() => expect(within(dialog).getByLabelText('Latitude')).not.toHaveValue(''));
    expect(within(dialog).getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New_York');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Copy schedule from/ }), 'Harborview Midtown');
    expect(await within(dialog).findByRole('checkbox', { name: 'PET' })).toBeChecked();
    const checked = within(dialog).getAllByRole('checkbox', { checked: true });
    for (const box of checked) await userEvent.click(box);
    for (const name of ['MRI', 'CT']) await userEvent.click(within(dialog).getByRole('checkbox', { name }));
    const bodies = recordRequestBodies('ic-portal/ic-add-location');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add location' }));
    expect(await screen.findByText('Location has been successfully added to the practice.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Harborview Uptown' })).toBeVisible();
    const menu = screen.getByRole('combobox', { name: /^Current location/ });
    expect(await within(menu).findByRole('option', { name: 'Harborview Uptown (100 West 72nd Street)' })).toBeInTheDocument();
    expect(bodies).toEqual([expect.objectContaining({ modalities: expect.stringMatching(/^\d+,\d+$/), copyFrom: 1 })]);
  });
});

describe('/providers/location/{id}', () => {
  it('saves a location with its modalities, shows a message, and returns to the list [IC-151, IC-153]', async () => {
    const { router } = await renderPortal('/providers/location/1', admin);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' West');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Active/ }));
    const bodies = recordRequestBodies('ic-portal/ic-update-location');
    await clickButton('Save location');
    await waitFor(() => expect(router.state.location.pathname).toBe('/providers/locations'));
    expect(await screen.findByText('Location has been successfully updated.')).toBeVisible();
    const row = (await screen.findByRole('link', { name: 'Harborview Midtown West' })).closest('tr');
    expect(row).toHaveTextContent('Inactive');
    expect(bodies).toEqual([expect.objectContaining({ modalities: expect.stringMatching(/^\d+(,\d+){9}$/) })]);
  });

  it('removes a modality, and adds it again as pending [IC-156, IC-157, IC-158]', async () => {
    await renderPortal('/providers/location/1', admin);
    await clickButton('DEXA, approved: remove');
    await clickButton('DEXA, not selected: add');
    expect(await screen.findByRole('button', { name: 'DEXA, pending: remove' })).toBeVisible();
  });

  it('sets the billing account of the location [IC-225, IC-226]', async () => {
    await renderPortal('/providers/location/1', admin);
    const card = within(await screen.findByRole('region', { name: 'Billing account' }));
    const menu = await card.findByRole('combobox');
    const { value, textContent: name } = within(menu).getAllByRole('option').at(-1)! as HTMLOptionElement;
    const bodies = recordRequestBodies('billing/location/1');
    await userEvent.selectOptions(menu, value);
    await waitFor(() => expect(bodies).toEqual([{ account_id: Number(value) }]));
    await waitFor(() => expect(card.getByRole('combobox')).toHaveDisplayValue(name));
  });

  it.each([
    ['/providers/location/1', 'scans/types', 'Modalities', undefined],
    ['/providers/users', 'ic-portal/ic-all-locations', 'Locations', 'Add user'],
  ])('shows at %s that options could not be loaded, and retries [IC-156, IC-178]', async (url, path, name, open) => {
    await controlApi('faults', { path, status: 500, times: 2 });
    await renderPortal(url, admin);
    if (open) await clickButton(open);
    expect(await screen.findByRole('heading', { name: `${name} could not be loaded` })).toBeVisible();
    await controlApi('clear-faults');
    await clickButton('Try again');
    await waitFor(() => expect(screen.queryByRole('heading', { name: `${name} could not be loaded` })).not.toBeInTheDocument());
  });

  it('is read only for a standard provider [IC-152, IC-159]', async () => {
    await renderPortal('/providers/location/1');
    expect(await screen.findByText('Only administrators of the practice can change a location.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /DEXA/ })).not.toBeInTheDocument();
  });
});

describe('/providers/calendar', () => {
  it('uses the current time zone of the location, not the one from the start of the session [IC-210]', async () => {
    const { store } = await renderPortal('/providers/calendar', admin);
    const today = await screen.findByRole('button', { name: /, today/ });
    // At any time, one of these zones has a different date than the center.
    const zone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((one) => getCivilToday(one) !== getCivilToday());
    await (await createConcurrentStaff()).callLocation(Number(store.getState().session.locationId), '(212) 555-7777', zone);
    act(() => void store.dispatch(contractApi.util.invalidateTags(['Provider'])));
    await waitFor(() => expect(today).not.toHaveAccessibleName(/, today/));
  });

  it('has a legend of requests, scheduled and completed tests, and marks their days [IC-210]', async () => {
    await renderPortal('/providers/calendar');
    const legend = await screen.findByRole('list', { name: 'Shown on each day' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(['Requests', 'Scheduled', 'Completed', 'Booked part of the opening hours']);
    expect((await screen.findAllByRole('button', { name: /Requests: \d+|Scheduled: \d+|Completed: \d+/ })).length).toBeGreaterThan(0);
  });

  it('says in the panel that a day could not be loaded, and loads it on Try again, in the month that is shown', async () => {
    await renderPortal('/providers/calendar');
    const back = async () => (await screen.findByRole('button', { name: /^Previous month/ })).getAttribute('aria-label');
    const first = await back();
    await userEvent.click(screen.getByRole('button', { name: /^Next month/ }));
    // The month slides in.
    await waitFor(async () => expect(await back()).not.toBe(first));
    const month = await back();
    await controlApi('faults', { path: 'ic-portal/month/exams', status: 500, times: 2 });
    await userEvent.click(screen.getAllByRole('gridcell').map((cell) => cell.querySelector('button'))[10]!);
    const panel = within(await screen.findByRole('complementary'));
    expect(await panel.findByRole('heading', { name: 'The day could not be loaded' })).toBeVisible();
    await controlApi('clear-faults');
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(panel.queryByRole('heading', { name: 'The day could not be loaded' })).not.toBeInTheDocument());
    expect(await back()).toBe(month);
  });

  it('opens a day with its requests, each a link, and says how much of the day is booked [IC-211]', async () => {
    await renderPortal('/providers/calendar');
    await screen.findAllByRole('button', { name: /% booked/ });
    const withRequests = { name: /Requests: \d+.*% booked/ };
    // The demo patients offer times from the fourth working day on, which may be in the next month.
    if (screen.queryAllByRole('button', withRequests).length === 0)
      await userEvent.click(screen.getByRole('button', { name: /^Next month/ }));
    const [day] = await screen.findAllByRole('button', withRequests);
    const count = Number(/Requests: (\d+)/.exec(day?.getAttribute('aria-label') ?? day?.textContent ?? '')?.[1]);
    await userEvent.click(day!);
    const panel = within(await screen.findByRole('complementary'));
    expect(panel.getByText(/^\d+% booked$/)).toBeVisible();
    const section = (await panel.findByRole('heading', { name: 'Requests' })).closest('section')!;
    expect(within(section).getAllByRole('link', { name: /^#\d+$/ })).toHaveLength(count);
  });
});
