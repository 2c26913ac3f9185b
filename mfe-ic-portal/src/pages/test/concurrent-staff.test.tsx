import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../../testing/render-portal';
import { createConcurrentStaff } from '../../testing/concurrent-staff';
import { signInAgain } from '../../testing/sign-in-again';
import './availability/availability-tab';
import './comments/comments-tab';
import './test-page';

const requestId = 1001;

/** The user returns to the tab, and the page reloads the request. */
const comeBack = () => act(() => Promise.resolve(void document.dispatchEvent(new Event('visibilitychange'))));

beforeEach(() => control('reset'));

describe('concurrent work of two staff members on a request', () => {
  it('reports a concurrent booking and keeps the unsent note to the Care Team', async () => {
    await renderPortal(`/providers/test/${requestId}?tab=availability`);
    await userEvent.click(await screen.findByRole('button', { name: 'Additional availability' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Suggested time ranges/ }), 'Saturdays');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const other = await createConcurrentStaff();
    const { locationId, start } = await other.findFreeTime(requestId);
    await other.book(requestId, locationId, start);
    await comeBack();
    const notice = await screen.findByText(/^Booked by Dana \w+ at \d+:\d\d [AP]M E[SD]T, Harborview \w+, for .+ E[SD]T\.$/);
    expect(screen.getByRole('heading', { name: 'This request is booked' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(notice).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('reports that the request is no longer available and shows its last known state', async () => {
    await renderPortal(`/providers/test/${requestId}`);
    await screen.findByRole('region', { name: 'Patient' });
    await (await createConcurrentStaff()).reject(requestId);
    await comeBack();
    expect(await screen.findByText(/^Rejected by Dana \w+ at .+ E[SD]T\. This request is no longer open to your practice\./)).toBeVisible();
    for (const name of ['Book', 'Propose other times', 'Reject']) expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.getByRole('region', { name: 'Patient' })).toBeVisible();
  });

  it.each([
    ['Keep mine', 'Called the patient. No answer.'],
    ['Take theirs', 'Called twice.'],
  ])('names the person of a concurrent change of a note and shows both texts: %s [IC-092]', async (choice, chosenText) => {
    await renderPortal('/providers/test/1101?tab=comments');
    const notes = within(await screen.findByRole('region', { name: 'Internal notes' }));
    await userEvent.type(await notes.findByRole('textbox'), 'Called the patient.');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    await userEvent.click(await notes.findByRole('button', { name: /^Edit note: Called the patient\./ }));
    const box = notes.getByRole('textbox');
    await userEvent.type(box, ' No answer.');
    await (await createConcurrentStaff()).rewriteNote(1101, 'Called twice.');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    const conflict = within(await notes.findByRole('group', { name: 'Dana Whitaker changed this note while you edited it' }));
    expect(conflict.getByText('Called the patient. No answer.')).toBeVisible();
    expect(conflict.getByText('Called twice.')).toBeVisible();
    await userEvent.click(conflict.getByRole('button', { name: choice }));
    await waitFor(() => expect(notes.getByRole('textbox')).toHaveValue(''));
    expect(notes.getByRole('button', { name: `Edit note: ${chosenText}` })).toBeVisible();
    const comments = within(screen.getByRole('region', { name: 'Comments' }));
    const line = choice === 'Keep mine' ? /^Edited by Robin Hale, / : /^Edited by Dana Whitaker, /;
    expect(await comments.findByText(line)).toBeVisible();
    expect(comments.getAllByText(/^Robin Hale, /).length).toBeGreaterThan(0);
    await userEvent.click(comments.getByRole('button', { name: /earlier text/ }));
    expect(comments.getByText('Called the patient.')).toBeVisible();
  });

  it('lets the person go on with the own text after a concurrent change of a note [IC-092]', async () => {
    await renderPortal('/providers/test/1101?tab=comments');
    const notes = within(await screen.findByRole('region', { name: 'Internal notes' }));
    await userEvent.type(await notes.findByRole('textbox'), 'Called the patient.');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    await userEvent.click(await notes.findByRole('button', { name: /^Edit note: Called the patient\./ }));
    await userEvent.type(notes.getByRole('textbox'), ' No answer.');
    await (await createConcurrentStaff()).rewriteNote(1101, 'Called twice.');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    await userEvent.click(await notes.findByRole('button', { name: 'Edit' }));
    expect(notes.getByRole('textbox')).toHaveFocus();
    await userEvent.type(notes.getByRole('textbox'), ' Called twice.');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    expect(await notes.findByRole('button', { name: /^Edit note: Called the patient\. No answer\. Called/ })).toBeVisible();
  });

  it('tells who deleted a note and when', async () => {
    await (await createConcurrentStaff('staff@scanharbor.test')).addNote(1101, 'Called the patient.');
    await (await createConcurrentStaff()).deleteNote(1101);
    await renderPortal('/providers/test/1101?tab=comments');
    const line = /^Dana Whitaker deleted a note by Robin Hale on \d\d\/\d\d\/\d{4} /;
    expect(await within(await screen.findByRole('region', { name: 'Comments' })).findByText(line)).toBeVisible();
    expect(screen.queryByText('Called the patient.')).not.toBeInTheDocument();
  });

  it('does not overwrite a concurrent change with a restored draft of a note unless the user confirms it [IC-092]', async () => {
    const portal = await renderPortal('/providers/test/1101?tab=comments');
    const notes = async () => within(await screen.findByRole('region', { name: 'Internal notes' }));
    const save = async () => userEvent.click((await notes()).getByRole('button', { name: 'Save note' }));
    await userEvent.type(await (await notes()).findByRole('textbox'), 'Called the patient.');
    await save();
    await userEvent.click(await (await notes()).findByRole('button', { name: /^Edit note: Called the patient\./ }));
    await userEvent.type((await notes()).getByRole('textbox'), ' No answer.');
    await signInAgain(portal, async () => (await createConcurrentStaff()).rewriteNote(1101, 'Called twice.'));
    expect(await (await notes()).findByRole('textbox', { name: 'Edit note' })).toHaveValue('Called the patient. No answer.');
    expect((await notes()).getByText('Called twice.')).toBeVisible();
    await save();
    expect(await (await notes()).findByText('Dana Whitaker changed this note while you edited it')).toBeVisible();
    await save();
    expect(await (await notes()).findByRole('button', { name: /^Edit note: Called the patient\. No answer\./ })).toBeVisible();
  });

  it('keeps the draft of a concurrently deleted note as a new note [IC-092]', async () => {
    const portal = await renderPortal('/providers/test/1101?tab=comments');
    const notes = async () => within(await screen.findByRole('region', { name: 'Internal notes' }));
    await userEvent.type(await (await notes()).findByRole('textbox'), 'Called the patient.');
    await userEvent.click((await notes()).getByRole('button', { name: 'Save note' }));
    await userEvent.click(await (await notes()).findByRole('button', { name: /^Edit note: Called the patient\./ }));
    await userEvent.type((await notes()).getByRole('textbox'), ' No answer.');
    await signInAgain(portal, async () => (await createConcurrentStaff()).deleteNote(1101));
    await waitFor(async () =>
      expect((await notes()).getByRole('textbox', { name: 'New note' })).toHaveValue('Called the patient. No answer.'),
    );
    await userEvent.click((await notes()).getByRole('button', { name: 'Save note' }));
    expect(await (await notes()).findByRole('button', { name: /^Edit note: Called the patient\. No answer\./ })).toBeVisible();
    expect(portal.store.getState().drafts).toEqual({});
  });
});
