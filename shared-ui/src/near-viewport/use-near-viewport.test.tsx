import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createFakeIntersectionObserver } from './fake-intersection-observer';
import { useNearViewport } from './index';

let view: ReturnType<typeof createFakeIntersectionObserver>;
beforeEach(() => {
  view = createFakeIntersectionObserver();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  view.restore();
});

function Page() {
  const ref = useRef<HTMLImageElement>(null);
  const near = useNearViewport(ref, 200);
  return <img ref={ref} src={near ? '/page.png' : undefined} alt="Page 1" />;
}

const show = (): HTMLElement => {
  render(<Page />);
  return screen.getByRole('img', { name: 'Page 1' });
};
const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

describe('an image that uses useNearViewport', () => {
  it('loads after it has been near the viewport for 100 ms [UI-150]', () => {
    const image = show();
    pass(10_000);
    expect(image).not.toHaveAttribute('src');
    view.setIntersecting(image);
    pass(99);
    expect(image).not.toHaveAttribute('src');
    pass(1);
    expect(image).toHaveAttribute('src', '/page.png');
    expect(view.isObserved(image)).toBe(false);
  });

  it('does not load when the user only scrolls past [UI-150]', () => {
    const image = show();
    view.setIntersecting(image);
    pass(60);
    view.setIntersecting(image, false);
    pass(10_000);
    expect(image).not.toHaveAttribute('src');
  });

  it('loads within the margin around the viewport [UI-150]', () => {
    show();
    expect(view.margins).toEqual(['200px']);
  });
});
