const idle = (run: () => void) => (window.requestIdleCallback ? window.requestIdleCallback(run) : setTimeout(run, 1_000));

/** Runs something once the browser rests: the second time, for the first may come between two parts of the first draw. */
export const whenIdle = (run: () => void) => void idle(() => idle(run));
