import { render, screen, within } from '@testing-library/react';
import { PricePanel } from './index';

describe('PricePanel', () => {
  it('links each amount to its label and shows when it is charged', () => {
    render(
      <PricePanel
        title="What you pay"
        rows={[
          { label: 'Hold now', amount: '$25.00' },
          { label: 'Total', amount: '$300.00', total: true },
        ]}
        note="The deposit is charged once we confirm."
      />,
    );
    const panel = within(screen.getByRole('region', { name: 'What you pay' }));
    expect(panel.getAllByRole('term').map((term) => term.textContent)).toEqual(['Hold now', 'Total']);
    expect(panel.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['$25.00', '$300.00']);
    expect(panel.getByText('The deposit is charged once we confirm.')).toBeInTheDocument();
  });
});
