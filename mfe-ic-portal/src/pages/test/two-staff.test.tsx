import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../../testing/open-portal';
import { otherStaff } from '../../testing/other-staff';
import { signInAgain } from '../../testing/sign-in-again';
import './availability/availability-tab';
import './comments/comments-tab';
import './test-page';

const requestId = 1001;

/** The person comes back to the tab, and the page looks what has become of the request. */
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => control('reset'));

describe('two of the staff on one request', () => {
  it('the later one is told of a booking and keeps the note for the Care Team that was begun', async () => {
    await openPortal(`/providers/test/${requestId}?tab=availability`);
    await userEvent.click(await screen.findByRole('button', { name: 'Additional availability' }));
    await userEvent.type(await screen.findByRole('textbox'), 'Saturdays');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    const other = await otherStaff();
    const { locationId, start } = await other.freeTime(requestId);
    await other.book(requestId, locationId, start);
    await comeBack();
    const notice = await screen.findByText(/^Dana \w+ has booked this request in the meantime: .+ E[SD]T at Harborview \w+\.$/);
    expect(screen.getByRole('heading', { name: 'This request is booked' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(notice).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('the later one is told that the request is gone and sees what it was', async () => {
    await openPortal(`/providers/test/${requestId}`);
    await screen.findByRole('region', { name: 'Patient' });
    await (await otherStaff()).reject(requestId);
    await comeBack();
    expect(await screen.findByText(/^This request is not open for your practice any more\./)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Patient' })).toBeVisible();
  });

  it('the later writer of a note is told of the change, sees it, and keeps the own words [IC-092]', async () => {
    await openPortal('/providers/test/1101?tab=comments');
    const notes = within(await screen.findByRole('region', { name: 'Internal notes' }));
    await userEvent.type(await notes.findByRole('textbox'), 'Called the patient.');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    await userEvent.click(await notes.findByRole('button', { name: /^Edit note: Called the patient\./ }));
    const box = notes.getByRole('textbox');
    await userEvent.type(box, ' No answer.');
    await (await otherStaff()).rewriteNote(1101, 'Called twice.');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    expect(await notes.findByText('Somebody else has changed this note in the meantime.')).toBeVisible();
    await waitFor(() => expect(notes.getByText('Called twice.')).toBeVisible());
    expect(notes.getByRole('textbox')).toHaveValue('Called the patient. No answer.');
  });

  it('a change of a note that waited for its writer replaces no other words unless knowingly [IC-092]', async () => {
    const portal = await openPortal('/providers/test/1101?tab=comments');
    const notes = async () => within(await screen.findByRole('region', { name: 'Internal notes' }));
    const save = async () => userEvent.click((await notes()).getByRole('button', { name: 'Save note' }));
    await userEvent.type(await (await notes()).findByRole('textbox'), 'Called the patient.');
    await save();
    await userEvent.click(await (await notes()).findByRole('button', { name: /^Edit note: Called the patient\./ }));
    await userEvent.type((await notes()).getByRole('textbox'), ' No answer.');
    await signInAgain(portal, async () => (await otherStaff()).rewriteNote(1101, 'Called twice.'));
    expect(await (await notes()).findByRole('textbox', { name: 'Change note' })).toHaveValue('Called the patient. No answer.');
    expect((await notes()).getByText('Called twice.')).toBeVisible();
    await save();
    expect(await (await notes()).findByText('Somebody else has changed this note in the meantime.')).toBeVisible();
    await save();
    expect(await (await notes()).findByRole('button', { name: /^Edit note: Called the patient\. No answer\./ })).toBeVisible();
  });

  it('words over a note that was deleted meanwhile wait as a new note [IC-092]', async () => {
    const portal = await openPortal('/providers/test/1101?tab=comments');
    const notes = async () => within(await screen.findByRole('region', { name: 'Internal notes' }));
    await userEvent.type(await (await notes()).findByRole('textbox'), 'Called the patient.');
    await userEvent.click((await notes()).getByRole('button', { name: 'Save note' }));
    await userEvent.click(await (await notes()).findByRole('button', { name: /^Edit note: Called the patient\./ }));
    await userEvent.type((await notes()).getByRole('textbox'), ' No answer.');
    await signInAgain(portal, async () => (await otherStaff()).deleteNote(1101));
    await waitFor(async () =>
      expect((await notes()).getByRole('textbox', { name: 'New note' })).toHaveValue('Called the patient. No answer.'),
    );
    await userEvent.click((await notes()).getByRole('button', { name: 'Save note' }));
    expect(await (await notes()).findByRole('button', { name: /^Edit note: Called the patient\. No answer\./ })).toBeVisible();
    expect(portal.store.getState().drafts).toEqual({});
  });
});
