import { onCLS, onINP, onLCP } from 'web-vitals';

/** Calls `report` with each web vital: LCP once, CLS and INP when the page is hidden. */
export function reportVitals(report: (name: string, value: number) => void) {
  for (const observe of [onCLS, onINP, onLCP]) observe(({ name, value }) => report(name, value));
}
