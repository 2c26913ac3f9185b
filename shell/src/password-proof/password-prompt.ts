interface Prompt {
  outcome: Promise<boolean>;
  settle: (proved: boolean) => void;
}

let prompt: Prompt | undefined;
const listeners = new Set<() => void>();

function change(next: Prompt | undefined) {
  prompt = next;
  for (const listener of listeners) listener();
}

/** The one question for the password on the page. Calls that need it at the same time share the question and its outcome. */
export const passwordPrompt = {
  /** Opens the dialog; resolves with true once the password is proved, with false when the user cancels. */
  ask: (): Promise<boolean> => {
    if (prompt) return prompt.outcome;
    const { promise, resolve } = createDeferred();
    change({ outcome: promise, settle: resolve });
    return promise;
  },
  settle(proved: boolean): void {
    const settled = prompt;
    change(undefined);
    settled?.settle(proved);
  },
  isOpen: () => prompt !== undefined,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function createDeferred() {
  let resolve: (proved: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((settle) => (resolve = settle));
  return { promise, resolve };
}
