import { fireEvent, render, screen } from '@testing-library/react';
import { LoadError } from './index';

describe('LoadError', () => {
  it('says what failed and tries again', () => {
    const retry = jest.fn();
    render(
      <LoadError title="The requests could not be loaded" text="Check your connection." onRetry={retry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The requests could not be loadedCheck your connection.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
