import { type Middleware, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

interface Creator<Action> {
  type: string;
  match(action: unknown): action is Action;
}

type Answer<Action> = (action: Action, before: unknown) => unknown;

/**
 * Lets the owner of the store answer actions: once an action is in the state, its answer is called with the action and
 * the state before it. Redux Toolkit's listeners do this and much more, for more than a kilobyte of every first load.
 */
export function createAnswers() {
  const answers = new Map<string, Answer<never>>();
  const middleware: Middleware<object, unknown> =
    ({ getState }) =>
    (next) =>
    (action) => {
      const before: unknown = getState();
      const result = next(action);
      answers.get((action as UnknownAction).type)?.(action as never, before);
      return result;
    };
  return {
    middleware,
    /** Sets the answer to an action of one kind. */
    answer<Payload>({ type }: Creator<PayloadAction<Payload>>, answer: Answer<PayloadAction<Payload>>) {
      answers.set(type, answer);
    },
  };
}
