import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CardChoice } from './index';

const renderChoice = (card: { id: string } | undefined, onRemove = jest.fn()) => {
  const element = (current: { id: string } | undefined) => (
    <CardChoice card={current} cardName="Visa ending 4242" label="Your card" changeText="Use another card" onRemove={onRemove}>
      <p>card form</p>
    </CardChoice>
  );
  const view = render(element(card));
  return { onRemove, update: (next: { id: string } | undefined) => view.rerender(element(next)) };
};

describe('CardChoice', () => {
  it('shows the card, and the form after the user removes it [PR-130, PR-131]', async () => {
    const { onRemove } = renderChoice({ id: 'pm_1' });
    expect(screen.getByRole('region', { name: 'Your card' })).toHaveTextContent('Visa ending 4242');
    await userEvent.click(screen.getByRole('button', { name: 'Use another card' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
    expect(screen.getByText('card form')).toBeInTheDocument();
  });

  it('shows the form after it has saved a card', () => {
    const { update } = renderChoice(undefined);
    update({ id: 'pm_1' });
    expect(screen.getByText('card form')).toBeInTheDocument();
  });
});
