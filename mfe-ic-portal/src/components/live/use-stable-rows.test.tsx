import { fireEvent, render, screen } from '@testing-library/react';
import { notifyRequestsChanged } from '../request-events';
import { useStableRows } from './use-stable-rows';

const one = ['a'];
const two = ['b', 'a'];

function Grid({ rows, isBackground }: { rows: string[]; isBackground: boolean }) {
  const stable = useStableRows({ rows, isBackground });
  return (
    <div data-testid="box" {...stable.box}>
      <p data-testid="rows">{stable.rows?.join()}</p>
      {stable.hasNewRows && <button onClick={stable.show}>Show</button>}
    </div>
  );
}

const getShownRows = () => screen.getByTestId('rows').textContent;
const pointAtRows = () => fireEvent.pointerEnter(screen.getByTestId('box'), { pointerType: 'mouse' });

describe('rows under the pointer', () => {
  it('do not change in a background refresh until the pointer leaves', () => {
    const { rerender } = render(<Grid rows={one} isBackground={false} />);
    pointAtRows();
    rerender(<Grid rows={two} isBackground />);
    expect(getShownRows()).toBe('a');
    fireEvent.pointerLeave(screen.getByTestId('box'));
    expect(getShownRows()).toBe('b,a');
  });

  it('change when the user shows them', () => {
    const { rerender } = render(<Grid rows={one} isBackground={false} />);
    pointAtRows();
    rerender(<Grid rows={two} isBackground />);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(getShownRows()).toBe('b,a');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('change immediately after a user action, and for rows the user requested', () => {
    const { rerender } = render(<Grid rows={two} isBackground />);
    pointAtRows();
    notifyRequestsChanged();
    rerender(<Grid rows={one} isBackground />);
    expect(getShownRows()).toBe('a');
    rerender(<Grid rows={two} isBackground={false} />);
    expect(getShownRows()).toBe('b,a');
  });
});
