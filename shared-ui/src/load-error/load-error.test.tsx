import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { LoadError } from './index';

function Doctors() {
  const [failed, setFailed] = useState(true);
  return (
    <main>
      <h1>Settings</h1>
      <section aria-labelledby="doctors">
        <h2 id="doctors">Your doctors</h2>
        {failed ? <LoadError level={3} title="We could not load this." onRetry={() => setFailed(false)} /> : <p>Dr. Hart</p>}
      </section>
      <button onClick={() => setFailed(false)}>Reload</button>
    </main>
  );
}

describe('LoadError', () => {
  it('shows what failed and retries', () => {
    const retry = jest.fn();
    render(<LoadError title="The requests could not be loaded" text="Check your connection." onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The requests could not be loadedCheck your connection.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('moves the focus to the heading of its section when its button disappears', async () => {
    render(<Doctors />);
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load this.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Dr. Hart')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your doctors' })).toHaveFocus();
  });

  it('does not move focus that is elsewhere', async () => {
    render(<Doctors />);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  });
});
