import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type NoteChange, Notes, type NotesProps } from './notes';

const calls = {
  onAdd: jest.fn<Promise<NoteChange>, [string]>(),
  onEdit: jest.fn<Promise<NoteChange>, [string, string, string]>(),
  onDelete: jest.fn<Promise<NoteChange>, [string]>(),
  onReload: jest.fn<Promise<void>, []>(),
};
const notes = [
  { id: '7', text: 'Prefers mornings' },
  { id: '8', text: 'Authorization received' },
];
const widget = (props: Partial<NotesProps> = {}) => <Notes notes={notes} status="ready" {...calls} {...props} />;
const show = (props: Partial<NotesProps> = {}) => {
  const { rerender } = render(widget(props));
  return (next: Partial<NotesProps>): void => rerender(widget(next));
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  for (const change of [calls.onAdd, calls.onEdit, calls.onDelete]) change.mockResolvedValue({ saved: true });
  calls.onReload.mockResolvedValue();
});

describe('notes', () => {
  it('adds a note when none is selected, reloads and empties the box [UI-060, UI-063]', async () => {
    show();
    await userEvent.type(screen.getByLabelText('New note'), ' Bring films ');
    await press('Save note');
    expect(calls.onAdd).toHaveBeenCalledWith('Bring films');
    await waitFor(() => expect(calls.onReload).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  });

  it('edits the selected note and reloads [UI-061, UI-063]', async () => {
    show();
    await press('Edit note: Prefers mornings');
    const box = screen.getByLabelText('Edit note');
    expect(box).toHaveFocus();
    await userEvent.type(box, ', early');
    await press('Save note');
    expect(calls.onEdit).toHaveBeenCalledWith('7', 'Prefers mornings, early', 'Prefers mornings');
    await waitFor(() => expect(calls.onReload).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  });

  it('asks before it deletes and does nothing when declined [UI-062]', async () => {
    show();
    await press('Delete note: Prefers mornings');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Are you sure you want to delete this note?');
    await press('Keep note');
    expect(calls.onDelete).not.toHaveBeenCalled();
    await press('Delete note: Prefers mornings');
    await press('Delete note');
    expect(calls.onDelete).toHaveBeenCalledWith('7');
    expect(calls.onReload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows that a save failed in the widget, keeps the text and does not reload [UI-064]', async () => {
    calls.onAdd.mockRejectedValue(new Error('offline'));
    show();
    await userEvent.type(screen.getByLabelText('New note'), 'Bring films');
    await press('Save note');
    expect(screen.getByRole('heading', { name: 'The notes could not be loaded or saved' })).toBeInTheDocument();
    expect(screen.getByLabelText('New note')).toHaveValue('Bring films');
    expect(calls.onReload).not.toHaveBeenCalled();
    await press('Save note');
    expect(calls.onAdd).toHaveBeenCalledTimes(2);
  });

  it.each(['Save note', 'Delete note'])('counts %s as failed when the answer does not say that it was saved [UI-065]', async (name) => {
    calls.onEdit.mockResolvedValue({ saved: false });
    calls.onDelete.mockResolvedValue({ saved: false });
    show();
    await press(name === 'Save note' ? 'Edit note: Prefers mornings' : 'Delete note: Prefers mornings');
    await press(name);
    expect(screen.getByRole('alert')).toHaveTextContent('The notes could not be loaded or saved');
    expect(calls.onReload).not.toHaveBeenCalled();
  });

  it('shows that loading failed and tries again [UI-064]', async () => {
    show({ notes: [], status: 'failed' });
    await press('Try again');
    expect(calls.onReload).toHaveBeenCalledTimes(1);
  });

  it('does not keep the text of a note that was saved though loading again failed [UI-063, UI-064]', async () => {
    calls.onReload.mockRejectedValue(new Error('offline'));
    show();
    await userEvent.type(screen.getByLabelText('New note'), 'Bring films');
    await press('Save note');
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
    expect(screen.getByRole('alert')).toHaveTextContent('The notes could not be loaded or saved');
  });

  it('loses nothing that was typed when another note is opened meanwhile [UI-060, UI-061]', async () => {
    show();
    await userEvent.type(screen.getByLabelText('New note'), 'Bring films');
    await press('Edit note: Prefers mornings');
    await userEvent.type(screen.getByLabelText('Edit note'), ', early');
    await press('Edit note: Authorization received');
    expect(screen.getByLabelText('Edit note')).toHaveValue('Authorization received');
    await press('Edit note: Prefers mornings');
    expect(screen.getByLabelText('Edit note')).toHaveValue('Prefers mornings, early');
    await press('Cancel editing');
    expect(screen.getByLabelText('New note')).toHaveValue('Bring films');
    expect(screen.getByLabelText('New note')).toHaveFocus();
    await press('Edit note: Prefers mornings');
    expect(screen.getByLabelText('Edit note')).toHaveValue('Prefers mornings');
  });

  it.each([
    ['New note', undefined],
    ['Edit note', 'Edit note: Prefers mornings'],
  ])('keeps what is typed into %s while it is being saved [UI-063]', async (label, first) => {
    let taken: (answer: NoteChange) => void = () => undefined;
    const answer = () => new Promise<NoteChange>((resolve) => (taken = resolve));
    calls.onAdd.mockImplementation(answer);
    calls.onEdit.mockImplementation(answer);
    show();
    if (first) await press(first);
    await userEvent.type(screen.getByLabelText(label), 'Films');
    await press('Save note');
    await userEvent.type(screen.getByLabelText(label), ' and discs');
    await act(async () => taken({ saved: true }));
    expect(calls.onReload).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toMatch(/Films and discs$/);
  });

  it('leaves the note alone that was opened while another was saved [UI-063]', async () => {
    let taken: (answer: NoteChange) => void = () => undefined;
    calls.onAdd.mockImplementation(() => new Promise((resolve) => (taken = resolve)));
    show();
    await userEvent.type(screen.getByLabelText('New note'), 'Films');
    await press('Save note');
    await press('Edit note: Prefers mornings');
    await act(async () => taken({ saved: true }));
    expect(screen.getByLabelText('Edit note')).toHaveValue('Prefers mornings');
    await press('Cancel editing');
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  });

  it('begins with what was typed before, and reports what is typed until it is saved', async () => {
    const report = jest.fn();
    show({ texts: { new: 'Bring', 7: 'Prefers evenings' }, bases: { 7: 'Prefers noon' }, onTextsChange: report });
    await userEvent.type(screen.getByLabelText('New note'), '!');
    expect(report).toHaveBeenLastCalledWith({ new: 'Bring!', 7: 'Prefers evenings' }, { 7: 'Prefers noon' });
    await press('Save note');
    expect(calls.onAdd).toHaveBeenCalledWith('Bring!');
    expect(report).toHaveBeenLastCalledWith({ 7: 'Prefers evenings' }, { 7: 'Prefers noon' });
    await press('Edit note: Prefers mornings');
    expect(screen.getByLabelText('Edit note')).toHaveValue('Prefers evenings');
    await press('Cancel editing');
    expect(report).toHaveBeenLastCalledWith({}, {});
  });

  it('begins with the changed note that waits once the notes are there, and leaves the focus alone [UI-061]', async () => {
    const texts = { 8: 'Authorization is late' };
    const showNext = show({ notes: [], status: 'loading', texts });
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
    showNext({ texts });
    const box = screen.getByLabelText('Edit note');
    expect(box).toHaveValue('Authorization is late');
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Edit note: Authorization received' }).closest('li')).toHaveTextContent(/Unsaved changes$/);
    await userEvent.clear(box);
    await userEvent.type(box, 'Authorization received');
    expect(screen.getByLabelText('Edit note')).toBe(box);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await press('Edit note: Authorization received');
    expect(box).toHaveFocus();
  });

  it('stays with the new note that was begun before the notes were there', async () => {
    const texts = { 8: 'Authorization is late' };
    const showNext = show({ notes: [], status: 'loading', texts });
    await userEvent.type(screen.getByLabelText('New note'), 'Bring');
    showNext({ texts });
    expect(screen.getByLabelText('New note')).toHaveValue('Bring');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  });

  it.each([
    ['before they came back', { new: 'Bring films', 9: 'Called twice' }, 'Bring films\nCalled twice', {}],
    ['and others wait', { 8: 'Late', 9: 'Called twice' }, 'Called twice', { 8: 'Late' }],
  ])('makes a new note of words over one that others deleted %s', (_when, texts, text, others) => {
    const report = jest.fn();
    show({ texts, bases: { 9: 'Called' }, onTextsChange: report });
    expect(screen.getByLabelText('New note')).toHaveValue(text);
    expect(report).toHaveBeenLastCalledWith({ new: text, ...others }, {});
  });

  it('keeps the focus at the notes when that of a deleted one has lost its button [UI-062]', async () => {
    const showNext = show();
    calls.onReload.mockImplementation(() => {
      showNext({ notes: notes.slice(1) });
      return Promise.resolve();
    });
    await press('Delete note: Prefers mornings');
    await press('Delete note');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Notes' }).parentElement).toHaveFocus());
  });

  it('makes a new note of words over one that others delete meanwhile, but of none over one deleted here [UI-062]', async () => {
    const showNext = show();
    await press('Edit note: Prefers mornings');
    await userEvent.type(screen.getByLabelText('Edit note'), ', early');
    showNext({ notes: notes.slice(1) });
    expect(screen.getByLabelText('New note')).toHaveValue('Prefers mornings, early');
    expect(screen.getByLabelText('New note')).toHaveFocus();
    await userEvent.clear(screen.getByLabelText('New note'));
    await press('Edit note: Authorization received');
    await userEvent.type(screen.getByLabelText('Edit note'), ' late');
    calls.onReload.mockImplementation(() => {
      showNext({ notes: [] });
      return Promise.resolve();
    });
    await press('Delete note: Authorization received');
    await press('Delete note');
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  });

  describe('with a text that somebody else changed in the meantime', () => {
    const refuse = async () => {
      calls.onEdit.mockResolvedValueOnce({ saved: false, conflict: { author: 'Dana Whitaker', text: 'Prefers noon' } });
      show();
      await press('Edit note: Prefers mornings');
      await userEvent.type(screen.getByLabelText('Edit note'), ', early');
      await press('Save note');
      const panel = await screen.findByRole('group', { name: 'Dana Whitaker changed this note while you edited it' });
      expect(panel).toHaveFocus();
      expect(panel).toHaveTextContent('Prefers mornings, early');
      expect(panel).toHaveTextContent('Prefers noon');
    };

    it('saves the own text over the one that was shown', async () => {
      await refuse();
      await press('Keep mine');
      expect(calls.onEdit).toHaveBeenLastCalledWith('7', 'Prefers mornings, early', 'Prefers noon');
      expect(screen.queryByRole('group')).toBeNull();
      await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
    });

    it('takes theirs and sends nothing', async () => {
      await refuse();
      await press('Take theirs');
      expect(calls.onEdit).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
    });

    it('goes on with the own text, which the next save puts over the one that was shown', async () => {
      await refuse();
      await press('Edit');
      expect(screen.queryByRole('group')).toBeNull();
      expect(screen.getByLabelText('Edit note')).toHaveFocus();
      await userEvent.type(screen.getByLabelText('Edit note'), '!');
      await press('Save note');
      expect(calls.onEdit).toHaveBeenLastCalledWith('7', 'Prefers mornings, early!', 'Prefers noon');
    });
  });

  it('asks for a text and sends nothing without one', async () => {
    show({ notes: [] });
    expect(screen.getByText('No notes yet.')).toBeInTheDocument();
    await press('Save note');
    expect(screen.getByLabelText('New note')).toHaveAccessibleDescription('Enter a note');
    expect(calls.onAdd).not.toHaveBeenCalled();
  });
});
