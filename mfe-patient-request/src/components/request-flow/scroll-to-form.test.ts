import { scrollToForm, stepScroll } from './scroll-to-form';

const element = () => {
  const form = document.createElement('h1');
  form.getBoundingClientRect = () => ({ top: 1080 }) as DOMRect;
  return form;
};
const preferReducedMotion = (reduced: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: reduced && query.includes('reduced-motion') })) as typeof window.matchMedia;
};

describe('the scroll after a completed step', () => {
  let positions: number[] = [];
  let frames: ((now: number) => void)[] = [];

  beforeEach(() => {
    positions = [];
    frames = [];
    window.scrollTo = (...target: unknown[]) => void positions.push(Number(target[1]));
    window.requestAnimationFrame = (frame) => frames.push(frame);
    performance.now = () => 0;
  });
  const at = (now: number) => frames.shift()?.(now);

  it('takes 2000 ms and stops 80 px above the form [PR-016]', () => {
    preferReducedMotion(false);
    scrollToForm(element());
    at(1000);
    expect(positions.at(-1)).toBe(500);
    at(2000);
    expect(positions.at(-1)).toBe(1000);
    expect(frames).toEqual([]);
    expect(stepScroll).toEqual({ durationMs: 2000, offsetPx: 80 });
  });

  it('jumps for users who prefer reduced motion [PR-016]', () => {
    preferReducedMotion(true);
    scrollToForm(element());
    expect(positions).toEqual([1000]);
    expect(frames).toEqual([]);
  });

  it('ends when the user scrolls or presses a key', () => {
    preferReducedMotion(false);
    scrollToForm(element());
    at(200);
    const before = positions.length;
    window.dispatchEvent(new Event('wheel'));
    at(400);
    expect(positions).toHaveLength(before);
  });
});
