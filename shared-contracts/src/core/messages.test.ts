import { messageDismissed, messageShown, messagesReducer, routeChanged } from './messages';

const shown = (...given: Parameters<typeof messageShown>[0][]) =>
  given.reduce((state, message) => messagesReducer(state, messageShown(message)), messagesReducer(undefined, { type: 'start' }));

it('shows a message as success, error or neither, until dismissed or for a delay [SC-380]', () => {
  const [saved, failed, note] = shown(
    { status: true, message: 'Saved', delay: 5_000 },
    { status: false, message: 'Not saved' },
    { status: null, message: 'By the way' },
  );
  expect(saved).toEqual({ id: expect.any(String), status: true, message: 'Saved', delay: 5_000, forever: false });
  expect(failed).toMatchObject({ status: false, delay: null });
  expect(note).toMatchObject({ status: null });
});

it('replaces the message with the same id, and removes it when dismissed [SC-380]', () => {
  const state = shown({ id: 'one', status: true, message: 'First' }, { id: 'one', status: false, message: 'Second' });
  expect(state).toEqual([expect.objectContaining({ message: 'Second' })]);
  expect(messagesReducer(state, messageDismissed('one'))).toEqual([]);
});

it('keeps a message through a route change when it is forever or has a delay [SC-380]', () => {
  const state = shown(
    { status: true, message: 'Waits' },
    { status: true, message: 'Passes', delay: 1_000 },
    { status: null, message: 'Stays', forever: true },
  );
  expect(messagesReducer(state, routeChanged()).map(({ message }) => message)).toEqual(['Passes', 'Stays']);
});
