/** A closing dialog restores the focus in the next frame, to an opener that may be gone by then. */
const restoreDelayMs = 60;

/** Calls back once a dialog that closes now has restored the focus. */
export const afterFocusRestored = (callback: () => void): void => void setTimeout(callback, restoreDelayMs);

/** Calls back then if the focus was lost, because what had it is gone. */
export const ifFocusIsLost = (callback: () => void): void =>
  afterFocusRestored(() => {
    if (document.activeElement === document.body) callback();
  });
