import { act, render, screen } from '@testing-library/react';
import { fakeObserver } from '../near-view/fake-observer';
import { LazyImage } from './index';

let view: ReturnType<typeof fakeObserver>;
beforeEach(() => {
  view = fakeObserver();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  view.restore();
});

const show = (): HTMLElement => {
  render(<LazyImage src="/center.jpg" alt="The entrance" width={320} height={200} />);
  return screen.getByRole('img', { name: 'The entrance' });
};
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

describe('an image', () => {
  it('is fetched once it has been near the view for 100 ms, and keeps its place until then [UI-150]', () => {
    const image = show();
    expect(image).toHaveAttribute('height', '200');
    pass(10_000);
    expect(image).not.toHaveAttribute('src');
    view.see(image);
    pass(99);
    expect(image).not.toHaveAttribute('src');
    pass(1);
    expect(image).toHaveAttribute('src', '/center.jpg');
    expect(view.watches(image)).toBe(false);
  });

  it('that is only scrolled past is not fetched [UI-150]', () => {
    const image = show();
    view.see(image);
    pass(60);
    view.see(image, false);
    pass(10_000);
    expect(image).not.toHaveAttribute('src');
  });

  it('begins a little before it is seen [UI-150]', () => {
    show();
    expect(view.margins).toEqual(['200px']);
  });
});
