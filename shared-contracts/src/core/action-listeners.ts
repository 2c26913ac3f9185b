import { type Middleware, type UnknownAction } from '@reduxjs/toolkit';

/** An action creator of Redux Toolkit, as far as a listener needs it. */
export interface Creator<Action> {
  type: string;
  match?(action: unknown): action is Action;
}

type Listener<Action> = (action: Action, previous: unknown) => unknown;

/**
 * Creates a middleware that calls one listener per action type, after the reducers, with the action and the previous state.
 * Redux Toolkit's listener middleware does more, and adds over a kilobyte to every first load.
 */
export function createActionListeners() {
  const listeners = new Map<string, Listener<never>>();
  const middleware: Middleware<object, unknown> = (store) => (next) => (action) => {
    const previous: unknown = store.getState();
    const result = next(action);
    listeners.get((action as UnknownAction).type)?.(action as never, previous);
    return result;
  };
  return {
    middleware,
    /** Registers the listener of one action type and replaces a previous one. */
    listen: <Action>({ type }: Creator<Action>, listener: Listener<Action>) => {
      listeners.set(type, listener);
    },
  };
}
