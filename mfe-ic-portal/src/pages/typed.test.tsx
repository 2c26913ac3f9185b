import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../testing/open-portal';
import { press } from '../testing/press';
import { signInAgain } from '../testing/sign-in-again';
import './location/location-page';
import './locations/locations-page';
import './requests/requests-page';
import './scheduled/scheduled-page';
import './settings/settings-page';
import './test/comments/comments-tab';
import './test/test-page';
import './users/users-page';

const admin = 'admin@scanharbor.test';
const back = 'What you typed before is still here. It is not saved yet.';
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });

beforeEach(() => control('reset'));

describe('what is typed and not sent', () => {
  it.each<{ form: string; url: string; open?: string | RegExp; field: string | RegExp }>([
    { form: 'a location', url: '/providers/location/1', field: 'Name' },
    { form: 'a new location', url: '/providers/locations', open: 'Add Location', field: 'Name' },
    { form: 'a user', url: '/providers/users', open: 'Edit Robin Hale', field: 'First name' },
    { form: 'the own settings', url: '/providers/settings', field: 'First name' },
    { form: 'a booking', url: '/providers/requests/1001?book=1', field: /^Your booking ID/ },
    { form: 'a reason to reject', url: '/providers/requests', open: 'Reject request 1001', field: 'Reason' },
    { form: 'a reason to cancel', url: '/providers/scheduled', open: 'Cancel appointment of request 1003', field: /^Details/ },
    { form: 'a note', url: '/providers/test/1001?tab=comments', field: 'New note' },
  ])('waits for the person over the end of the session: $form', async ({ url, open, field }) => {
    const portal = await openPortal(url, admin);
    if (open) await press(open);
    const text = `${((await box(field)) as HTMLInputElement).value} half`.trim();
    await userEvent.type(await box(field), ' half');
    await signInAgain(portal);
    if (open) await press(open);
    await waitFor(async () => expect(((await box(field)) as HTMLInputElement).value.trim()).toBe(text));
    expect(screen.getByText(back)).toBeVisible();
  });

  it('is no longer said to be unsaved once it is saved, also by a form that stays', async () => {
    const portal = await openPortal('/providers/settings', admin);
    await userEvent.type(await box('First name'), ' half');
    await signInAgain(portal);
    expect(await screen.findByText(back)).toBeVisible();
    await press('Save name');
    await waitFor(() => expect(screen.queryByText(back)).not.toBeInTheDocument());
    await userEvent.type(await box('First name'), ' more');
    expect(screen.queryByText(back)).not.toBeInTheDocument();
  });

  it.each([
    {
      form: 'a reason to cancel',
      url: '/providers/scheduled',
      open: 'Cancel appointment of request 1003',
      field: /^Details/,
      first: 'combobox',
      name: 'Reason',
    },
    { form: 'a note', url: '/providers/test/1001?tab=comments', field: 'New note', first: 'textbox', name: 'New note' },
  ])('can be discarded where it came back, and the first field takes the focus: $form', async ({ url, open, field, first, name }) => {
    const portal = await openPortal(url, admin);
    if (open) await press(open);
    await userEvent.type(await box(field), 'half');
    await signInAgain(portal);
    if (open) await press(open);
    expect(await box(field)).toHaveValue('half');
    await press('Discard it');
    await waitFor(async () => expect(await box(field)).toHaveValue(''));
    expect(screen.queryByText(back)).not.toBeInTheDocument();
    expect(screen.getByRole(first, { name })).toHaveFocus();
    expect(portal.store.getState().drafts).toEqual({});
  });

  it('is kept in a note while another tab is open', async () => {
    await openPortal('/providers/test/1001?tab=comments');
    await userEvent.type(await box('New note'), 'Called');
    await userEvent.click(screen.getByRole('tab', { name: 'Scan' }));
    await screen.findByRole('region', { name: 'Patient' });
    await userEvent.click(screen.getByRole('tab', { name: /^Comments/ }));
    expect(await box('New note')).toHaveValue('Called');
    await press('Save note');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(''));
  });

  it('can be discarded, and is given up with the dialog', async () => {
    const { router, store } = await openPortal('/providers/location/1', admin);
    await userEvent.type(await box('Name'), ' half');
    await act(() => router.navigate('/providers/users'));
    await press('Edit Robin Hale');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), ' half');
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await press('Edit Robin Hale');
    expect(await box('Last name')).toHaveValue('Hale');
    await press('Not now');
    await act(() => router.navigate('/providers/location/1'));
    expect(await screen.findByText(back)).toBeVisible();
    await press('Discard it');
    expect(((await box('Name')) as HTMLInputElement).value).not.toMatch(/half$/);
    expect(await box('Name')).toHaveFocus();
    expect(store.getState().drafts).toEqual({});
  });
});
