import { act, fireEvent, render, screen } from '@testing-library/react';
import { Banner } from './index';

describe('Banner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it.each([
    [true, 'status', 'Success: Saved'],
    [false, 'alert', 'Problem: Saved'],
    [null, 'status', 'Note: Saved'],
  ])('has for status %s the role %s and a text for the status [UI-001]', (status, role, text) => {
    render(
      <Banner status={status} delay={5000}>
        Saved
      </Banner>,
    );
    expect(screen.getByRole(role)).toHaveTextContent(text);
  });

  it('has a dismiss control with a null delay, none with a delay [UI-002]', () => {
    const onDismiss = jest.fn();
    const view = render(
      <Banner status={false} delay={null} onDismiss={onDismiss}>
        No
      </Banner>,
    );
    pass(1_000_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
    view.rerender(
      <Banner status={false} delay={5000} onDismiss={onDismiss}>
        No
      </Banner>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('disappears after its delay, which pauses under the pointer or with focus', () => {
    const onDismiss = jest.fn();
    render(
      <Banner status delay={5000} onDismiss={onDismiss}>
        Saved. <a href="/tests">See tests</a>
      </Banner>,
    );
    pass(4000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60_000);
    fireEvent.focus(screen.getByRole('link'));
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole('link'));
    pass(999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
