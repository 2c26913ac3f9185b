import { chosenDoctorStorage } from '@scanharbor/shared-contracts/browser/chosen-doctor';
import { approveEntries, control } from '@scanharbor/shared-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { distanceSteps } from '../../../content/doctors';
import { clickButton, title, user, visit } from '../../../testing/visit';

/** ID of Harborview Brooklyn. */
const brooklyn = 2;

beforeEach(() => localStorage.clear());

describe('doctor page', () => {
  it('shows the doctor and centers within 50 miles, without a login [MK-113, MK-114, MK-120, MK-136]', async () => {
    await visit('/docs/hart');
    expect(await title('Dr. Amelia Hart')).toBeInTheDocument();
    expect(await screen.findByText('Within 50 miles')).toBeInTheDocument();
    expect(distanceSteps).toEqual([2.5, 5, 10, 15, 25, 40, 50]);
    const centers = async () => within(await screen.findByRole('list')).getAllByRole('listitem').length;
    const all = await centers();
    fireEvent.change(screen.getByRole('slider', { name: 'Distance' }), { target: { value: '0' } });
    expect(screen.getByText('Within 2.5 miles')).toBeInTheDocument();
    expect(screen.queryAllByRole('listitem').length).toBeLessThan(all);
  });

  it('is available at /napp for the identifier napp [MK-121]', async () => {
    await visit('/napp');
    expect(await title('Dr. Northern App')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a scan' })).toHaveAttribute('href', '/docs/napp/new');
  });

  it('leads a guest into the four steps, with the doctor kept for step 3 and the list of doctors [PR-091, PR-092]', async () => {
    sessionStorage.clear();
    await visit('/docs/hart');
    await title('Dr. Amelia Hart');
    expect(chosenDoctorStorage.read()).toBeUndefined();
    const link = screen.getByRole('link', { name: 'Choose dates and compare prices' });
    expect(link).toHaveAttribute('href', '/request-scan');
    await user.click(link);
    expect(chosenDoctorStorage.read()).toEqual({ id: 1, firstName: 'Amelia', lastName: 'Hart', phone: '(646) 555-2000' });
  });

  it('reports an unknown identifier [MK-123]', async () => {
    await visit('/docs/nobody-at-all');
    expect(await title('Doctor was not found by that identifier.')).toBeInTheDocument();
  });

  it('links a signed-in patient once, with Undo [MK-122]', async () => {
    await control('reset');
    const first = await visit('/docs/oduya', 'newpatient@scanharbor.test');
    expect(await screen.findByText(/Dr\. Karen Oduya has been added to your doctors\./)).toBeInTheDocument();
    await clickButton('Undo');
    expect(await screen.findByText('Dr. Karen Oduya is no longer one of your doctors.')).toHaveFocus();
    first.unmount();
    await visit('/docs/oduya', 'newpatient@scanharbor.test');
    await title('Dr. Karen Oduya');
    await screen.findByRole('list');
    expect(screen.queryByText(/has been added/)).not.toBeInTheDocument();
  });
});

describe('doctor search', () => {
  it('lists doctors with their count [MK-115, MK-116, MK-118, MK-119]', async () => {
    const searches: unknown[] = [];
    const realFetch = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (String(input).includes('doctors/search')) searches.push(JSON.parse(String(init?.body)));
      return realFetch(input, init);
    });
    await visit('/doctor_search');
    await screen.findByRole('option', { name: 'Ears Nose Throat' });
    const offered = screen
      .getAllByRole('option')
      .map((option) => option.textContent)
      .slice(1);
    expect([...offered].sort()).toEqual(['Bones', 'Ears Nose Throat', 'Eyes', 'Foot', 'Heart', 'Lungs']);
    await user.type(screen.getByLabelText('ZIP code'), '10018');
    await user.selectOptions(screen.getByLabelText('Specialty'), 'Heart');
    await clickButton('Search');
    const count = await screen.findByText(/^\d+ doctors found within 50 miles, nearest first$/);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Name', 'Email', 'ZIP code', 'Specialty', 'Distance']);
    const rows = screen.getAllByRole('row').slice(1);
    expect(count).toHaveTextContent(new RegExp(`^${rows.length} `));
    const miles = rows.map((row) => parseFloat(within(row).getAllByRole('cell').at(-1)?.textContent ?? '') || 0);
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    expect(miles.at(-1)).toBeGreaterThan(miles[0] ?? Infinity);
    expect(miles.every((distance) => distance <= 50)).toBe(true);
    expect(screen.queryByRole('link', { name: 'Karen Oduya' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Amelia Hart' })).toHaveAttribute('href', '/docs/hart');
    expect(searches).toEqual([{ zipcode: '10018', specialty: 'Heart', referred: 1 }]);
    jest.restoreAllMocks();
  });

  it.each([
    [false, 'Not published'],
    [true, 'ada.moss@clinic.test'],
  ])('shows an email only if its doctor entered it for publication: %s [MK-111, MK-115]', async (publish, shown) => {
    await control('reset');
    const { unmount } = await visit('/refer');
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Moss');
    await user.type(screen.getByLabelText('Email'), 'ada.moss@clinic.test');
    await user.type(screen.getByLabelText(/ZIP code/), '10018');
    await user.selectOptions(screen.getByLabelText(/Specialty/), await screen.findByRole('option', { name: 'Ears Nose Throat' }));
    if (publish) await user.click(screen.getByRole('checkbox', { name: /I am this doctor/ }));
    await clickButton('Refer doctor');
    await screen.findByRole('heading', { name: /has been referred/ });
    unmount();
    await approveEntries();
    await visit('/doctor_search');
    await user.selectOptions(await screen.findByLabelText('Specialty'), await screen.findByRole('option', { name: 'Ears Nose Throat' }));
    await user.type(screen.getByLabelText('ZIP code'), '10018');
    await clickButton('Search');
    const row = await screen.findByRole('row', { name: /Ada Moss/ });
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(shown);
    expect(within(row).getByText('Less than a mile away')).toBeVisible();
  });

  it('reloads the specialties after a failure, and shows no previous results beside an error [MK-116, MK-118]', async () => {
    await control('faults', { path: 'doctors/specialties', status: 503, times: 1 });
    await visit('/doctor_search');
    expect(await screen.findByText('The list of specialties could not be loaded.')).toBeInTheDocument();
    await clickButton('Try again');
    await user.selectOptions(await screen.findByLabelText('Specialty'), await screen.findByRole('option', { name: 'Eyes' }));
    await user.type(screen.getByLabelText('ZIP code'), '10018');
    await clickButton('Search');
    expect(await screen.findByRole('table')).toBeInTheDocument();
    await control('faults', { path: 'doctors/search', status: 503, times: 1 });
    await user.selectOptions(screen.getByLabelText('Specialty'), 'Foot');
    await clickButton('Search');
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText(/doctors? found/)).not.toBeInTheDocument();
  });

  it('fills in the ZIP code of a signed-in user [MK-117]', async () => {
    const { store } = await visit('/doctor_search', 'patient@scanharbor.test');
    const { zipCode } = store.getState().session.user ?? {};
    expect(await screen.findByLabelText('ZIP code')).toHaveValue(zipCode);
  });
});

describe('doctor referral form', () => {
  const fill = async (email = 'ada@clinic.test') => {
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Lindqvist');
    await user.type(screen.getByLabelText('Email'), email);
  };

  it('saves the doctor as referred [MK-110, MK-111]', async () => {
    await visit('/refer');
    await fill();
    await clickButton('Refer doctor');
    expect(await screen.findByRole('heading', { name: 'Thank you. Dr. Ada Lindqvist has been referred.' })).toHaveFocus();
    expect(screen.getByText('We check each new doctor before patients can find them in the search.')).toBeVisible();
    await clickButton('Refer another doctor');
    expect(await title('Refer a doctor')).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveValue('');
  });

  it('requires a ZIP code before preferred locations can be chosen [MK-112]', async () => {
    await visit('/refer');
    await fill();
    await user.click(screen.getByRole('checkbox', { name: 'The doctor has preferred imaging centers' }));
    await clickButton('Refer doctor');
    const message = 'A valid zipcode is required to select preferred locations.';
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    await user.type(screen.getByLabelText(/ZIP code/), '10018');
    const centers = await screen.findByRole('group', { name: /Preferred locations/ });
    expect(within(centers).getAllByRole('checkbox').length).toBeGreaterThan(1);
  });

  it('sends the centers chosen for the current ZIP code, not those of a previous one [MK-111, MK-112]', async () => {
    const sent: unknown[] = [];
    const realFetch = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (init?.method === 'POST' && String(input).includes('doctors/new')) sent.push(JSON.parse(String(init.body)));
      return realFetch(input, init);
    });
    await visit('/refer');
    await fill('far@clinic.test');
    await user.click(screen.getByRole('checkbox', { name: 'The doctor has preferred imaging centers' }));
    const zip = screen.getByLabelText(/ZIP code/);
    const centers = async () => within(await screen.findByRole('group', { name: /Preferred locations/ })).getAllByRole('checkbox');
    await control('faults', { path: 'ic-portal/preferred', status: 503, times: 1 });
    await user.type(zip, '10025');
    expect(await screen.findByText('The imaging centers could not be loaded.')).toBeInTheDocument();
    await clickButton('Try again');
    const [nearest] = await centers();
    expect(nearest).not.toHaveAccessibleName(/Harborview Brooklyn/);
    if (nearest) await user.click(nearest);
    await user.clear(zip);
    await user.type(zip, '11201');
    await centers();
    await user.click(screen.getByRole('checkbox', { name: /Harborview Brooklyn/ }));
    await clickButton('Refer doctor');
    await screen.findByRole('heading', { name: /has been referred/ });
    expect(sent).toMatchObject([{ locations: [brooklyn] }]);
    jest.restoreAllMocks();
  });
});
