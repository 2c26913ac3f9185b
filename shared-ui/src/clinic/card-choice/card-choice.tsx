import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../button/index';
import { Card, Cluster } from '../../layout/index';
import { Text } from '../../theme/index';

interface CardChoiceProps {
  card: { id: string } | undefined;
  /** 'Visa ending 4242'. */
  cardName: string;
  /** Name of the region; without a name it is not a landmark. */
  label?: string;
  changeText: string;
  /** Called when the user replaces the saved card. */
  onRemove: () => void;
  /** The card form, shown when there was no saved card initially. */
  children: ReactNode;
}

/**
 * Shows the initially saved card with a button to replace it, otherwise the card form. The form remains after it
 * saves a card, so that the focus and the 'saved' status stay in place (PR-130, PR-131, IN-050).
 */
export function CardChoice({ card, cardName, label, changeText, onRemove, children }: CardChoiceProps): ReactElement {
  const [initial, setInitial] = useState(card);
  if (!card || card.id !== initial?.id) return <>{children}</>;
  const remove = () => {
    setInitial(undefined);
    onRemove();
  };
  return (
    <Card {...(label ? { 'aria-label': label } : { as: 'div' })}>
      <Cluster $justify="space-between">
        <Text $strong>{cardName}</Text>
        <Button onClick={remove}>{changeText}</Button>
      </Cluster>
    </Card>
  );
}
