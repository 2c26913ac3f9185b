const idle = (callback: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(callback) : setTimeout(callback, 1_000);

/** Runs a callback at the second idle time: the first one can be between two parts of the first render. */
export const whenIdle = (callback: () => void) => void idle(() => idle(callback));

/** Resolves at the second idle time. */
export const nextIdle = () => new Promise<void>(whenIdle);
