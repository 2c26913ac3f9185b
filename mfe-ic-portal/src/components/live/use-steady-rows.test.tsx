import { fireEvent, render, screen } from '@testing-library/react';
import { announceUpdate } from '../updates';
import { useSteadyRows } from './use-steady-rows';

const one = ['a'];
const two = ['b', 'a'];

function Grid({ rows, quiet }: { rows: string[]; quiet: boolean }) {
  const steady = useSteadyRows({ rows, quiet });
  return (
    <div data-testid="box" {...steady.box}>
      <p data-testid="rows">{steady.rows?.join()}</p>
      {steady.waits && <button onClick={steady.show}>Show</button>}
    </div>
  );
}

const shown = () => screen.getByTestId('rows').textContent;
const enter = () => fireEvent.pointerEnter(screen.getByTestId('box'), { pointerType: 'mouse' });

describe('rows under the pointer', () => {
  it('stay where they are when a quiet refresh brings others, until the pointer leaves', () => {
    const { rerender } = render(<Grid rows={one} quiet={false} />);
    enter();
    rerender(<Grid rows={two} quiet />);
    expect(shown()).toBe('a');
    fireEvent.pointerLeave(screen.getByTestId('box'));
    expect(shown()).toBe('b,a');
  });

  it('change when the person asks for it', () => {
    const { rerender } = render(<Grid rows={one} quiet={false} />);
    enter();
    rerender(<Grid rows={two} quiet />);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(shown()).toBe('b,a');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('change at once after an act of the person, and for rows the person asked for', () => {
    const { rerender } = render(<Grid rows={two} quiet />);
    enter();
    announceUpdate();
    rerender(<Grid rows={one} quiet />);
    expect(shown()).toBe('a');
    rerender(<Grid rows={two} quiet={false} />);
    expect(shown()).toBe('b,a');
  });
});
