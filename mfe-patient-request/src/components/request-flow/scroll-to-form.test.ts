import { scrollToForm, stepScroll } from './scroll-to-form';

const element = () => {
  const form = document.createElement('h1');
  form.getBoundingClientRect = () => ({ top: 1080 }) as DOMRect;
  return form;
};
const preferCalm = (calm: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: calm && query.includes('reduced-motion') })) as typeof window.matchMedia;
};

describe('the scroll after a completed step', () => {
  let places: number[] = [];
  let frames: ((now: number) => void)[] = [];

  beforeEach(() => {
    places = [];
    frames = [];
    window.scrollTo = (...place: unknown[]) => void places.push(Number(place[1]));
    window.requestAnimationFrame = (frame) => frames.push(frame);
    performance.now = () => 0;
  });
  const at = (now: number) => frames.shift()?.(now);

  it('takes 2000 ms and stops 80 px above the form [PR-016]', () => {
    preferCalm(false);
    scrollToForm(element());
    at(1000);
    expect(places.at(-1)).toBe(500);
    at(2000);
    expect(places.at(-1)).toBe(1000);
    expect(frames).toEqual([]);
    expect(stepScroll).toEqual({ durationMs: 2000, offsetPx: 80 });
  });

  it('jumps for people who asked for less motion [PR-016]', () => {
    preferCalm(true);
    scrollToForm(element());
    expect(places).toEqual([1000]);
    expect(frames).toEqual([]);
  });

  it("gives way to the person's own wheel or key", () => {
    preferCalm(false);
    scrollToForm(element());
    at(200);
    const before = places.length;
    window.dispatchEvent(new Event('wheel'));
    at(400);
    expect(places).toHaveLength(before);
  });
});
