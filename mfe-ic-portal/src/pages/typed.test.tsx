import { sessionEnded, signedIn } from '@scanharbor/shared-contracts';
import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../testing/open-portal';
import { press } from '../testing/press';
import './location/location-page';
import './locations/locations-page';
import './requests/requests-page';
import './scheduled/scheduled-page';
import './settings/settings-page';
import './test/comments/comments-tab';
import './test/test-page';
import './users/users-page';

const admin = 'admin@scanharbor.test';
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });

type Portal = Awaited<ReturnType<typeof openPortal>>;

/** The session ends, and the same person signs in again: the screen is drawn anew from the same address. */
async function signInAgain({ store, router }: Portal) {
  const { pathname, search } = router.state.location;
  await act(() => store.dispatch(sessionEnded()));
  await act(() => router.navigate('/providers/pending'));
  const token = await controlSession(admin);
  await act(() => store.dispatch(signedIn({ token, remember: false })));
  await waitFor(() => expect(store.getState().session.user?.email).toBe(admin));
  await act(() => router.navigate(pathname + search));
}

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
    expect(await screen.findByText('What you typed before is still here. It is not saved yet.')).toBeVisible();
    await press('Discard it');
    expect(((await box('Name')) as HTMLInputElement).value).not.toMatch(/half$/);
    expect(store.getState().drafts).toEqual({});
  });
});
