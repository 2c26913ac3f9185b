import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../testing/render-portal';
import { clickButton } from '../testing/click-button';
import { signInAgain } from '../testing/sign-in-again';
import '../components/booking-panel/booking-panel';
import './location/location-page';
import './locations/locations-page';
import './requests/requests-page';
import './scheduled/scheduled-page';
import './settings/settings-page';
import './test/comments/comments-tab';
import './test/test-page';
import './users/users-page';

const admin = 'admin@scanharbor.test';
const restoredText = 'We restored your unsaved changes.';
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });

beforeEach(() => control('reset'));

describe('drafts of forms', () => {
  it.each<{ form: string; url: string; open?: string | RegExp; field: string | RegExp }>([
    { form: 'a location', url: '/providers/location/1', field: 'Name' },
    { form: 'a new location', url: '/providers/locations', open: 'Add Location', field: 'Name' },
    { form: 'a user', url: '/providers/users', open: 'Edit Robin Hale', field: 'First name' },
    { form: 'the own settings', url: '/providers/settings', field: 'First name' },
    { form: 'a booking', url: '/providers/requests/1001?book=1', field: /^Your booking ID/ },
    { form: 'a reason to reject', url: '/providers/requests', open: 'Reject request #1001', field: 'Reason' },
    { form: 'a reason to cancel', url: '/providers/scheduled', open: 'Cancel appointment of request #1003', field: /^Details/ },
    { form: 'a note', url: '/providers/test/1001?tab=comments', field: 'New note' },
  ])('restores a draft after the session ended: $form', async ({ url, open, field }) => {
    const portal = await renderPortal(url, admin);
    if (open) await clickButton(open);
    const text = `${((await box(field)) as HTMLInputElement).value} half`.trim();
    await userEvent.type(await box(field), ' half');
    await signInAgain(portal);
    if (open) await clickButton(open);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: field }).value.trim()).toBe(text));
    expect(screen.getByText(restoredText)).toBeVisible();
  });

  it('hides the restored status once a form that stays open is saved', async () => {
    const portal = await renderPortal('/providers/settings', admin);
    await userEvent.type(await box('First name'), ' half');
    await signInAgain(portal);
    expect(await screen.findByText(restoredText)).toBeVisible();
    await clickButton('Save name');
    await waitFor(() => expect(screen.queryByText(restoredText)).not.toBeInTheDocument());
    await userEvent.type(await box('First name'), ' more');
    expect(screen.queryByText(restoredText)).not.toBeInTheDocument();
  });

  it.each([
    {
      form: 'a reason to cancel',
      url: '/providers/scheduled',
      open: 'Cancel appointment of request #1003',
      field: /^Details/,
      first: 'combobox',
      name: 'Reason',
    },
    { form: 'a note', url: '/providers/test/1001?tab=comments', field: 'New note', first: 'textbox', name: 'New note' },
  ])('discards a restored draft and focuses the first field: $form', async ({ url, open, field, first, name }) => {
    const portal = await renderPortal(url, admin);
    if (open) await clickButton(open);
    await userEvent.type(await box(field), 'half');
    await signInAgain(portal);
    if (open) await clickButton(open);
    expect(await box(field)).toHaveValue('half');
    await clickButton('Discard changes');
    await waitFor(() => expect(screen.getByRole('textbox', { name: field })).toHaveValue(''));
    expect(screen.queryByText(restoredText)).not.toBeInTheDocument();
    expect(screen.getByRole(first, { name })).toHaveFocus();
    expect(portal.store.getState().drafts).toEqual({});
  });

  it('keeps the draft of a note while another tab is open', async () => {
    await renderPortal('/providers/test/1001?tab=comments');
    await userEvent.type(await box('New note'), 'Called');
    await userEvent.click(screen.getByRole('tab', { name: 'Scan' }));
    await screen.findByRole('region', { name: 'Patient' });
    await userEvent.click(screen.getByRole('tab', { name: /^Comments/ }));
    expect(await box('New note')).toHaveValue('Called');
    await clickButton('Save note');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(''));
  });

  it('discards a draft with its button, and with the dialog that is closed', async () => {
    const { router, store } = await renderPortal('/providers/location/1', admin);
    await userEvent.type(await box('Name'), ' half');
    await act(() => router.navigate('/providers/users'));
    await clickButton('Edit Robin Hale');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), ' half');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await clickButton('Edit Robin Hale');
    expect(await box('Last name')).toHaveValue('Hale');
    await clickButton('Cancel');
    await act(() => router.navigate('/providers/location/1'));
    expect(await screen.findByText(restoredText)).toBeVisible();
    await clickButton('Discard changes');
    expect(((await box('Name')) as HTMLInputElement).value).not.toMatch(/half$/);
    expect(await box('Name')).toHaveFocus();
    expect(store.getState().drafts).toEqual({});
  });
});
