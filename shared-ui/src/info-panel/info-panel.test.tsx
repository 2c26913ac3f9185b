import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InfoPanel } from './index';

describe('InfoPanel', () => {
  it('is open, or collapsible on request', async () => {
    const view = render(<InfoPanel title="How it works">Tell us the scan.</InfoPanel>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    view.rerender(
      <InfoPanel title="How it works" collapsible="closed">
        Tell us the scan.
      </InfoPanel>,
    );
    const fold = screen.getByRole('button', { name: 'How it works' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
  });
});
