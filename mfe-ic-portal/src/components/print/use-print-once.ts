import { useEffect, useEffectEvent } from 'react';

/** Prints the page once it is rendered; calls `onDone` when the print dialog closes. */
export function usePrintOnce(onDone: () => void): void {
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const end = () => finish();
    window.addEventListener('afterprint', end, { once: true });
    // The styles of the sheet apply in the next frame.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
