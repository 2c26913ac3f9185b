import { type ReactElement } from 'react';

/** Paths of lucide icons on its 24 by 24 grid. */
const outlines = {
  alert: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01',
  down: 'm6 9 6 6 6-6',
  warning: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
} as const;

/**
 * An icon for first screens, rendered without the lucide library, which adds 1.2 kB (Brotli) to every remote.
 * `size` in px. Hidden from screen readers.
 */
export function LineIcon({ name, size }: { name: keyof typeof outlines; size: number }): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
