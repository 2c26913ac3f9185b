import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BookingCard } from '../../components/booking-card/booking-card';
import { type TestCard } from '../../components/booking-card/card-status';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { testsTexts } from './tests.texts';

/** Cards rendered at a time, so that a list of hundreds stays fast. */
const pageSize = 20;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space16};
  list-style: none;
`;

const keyOf = (card: TestCard) => (card.status === 'progress' ? `progress-${card.progressId}` : card.requestId);

/** The cards of one list, a page at a time; each further page moves the focus to its first card. */
export function CardList({ cards, label }: { cards: TestCard[]; label: string }) {
  const [count, setCount] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (count > pageSize) list.current?.children[count - pageSize]?.querySelector('h2')?.focus();
  }, [count]);
  const previousCount = useRef(cards.length);
  useEffect(() => {
    // The focused element may have disappeared with its card.
    if (cards.length < previousCount.current && document.activeElement === document.body) list.current?.focus();
    previousCount.current = cards.length;
  }, [cards.length]);
  const shown = cards.slice(0, count);
  const hiddenCount = cards.length - shown.length;

  return (
    <Stack>
      <List ref={list} tabIndex={-1} aria-label={label}>
        {shown.map((card) => (
          <li key={keyOf(card)}>
            <BookingCard card={card} />
          </li>
        ))}
      </List>
      {hiddenCount > 0 && (
        <Cluster>
          <Button onClick={() => setCount(count + pageSize)}>{testsTexts.more(Math.min(hiddenCount, pageSize))}</Button>
          <Text $color="ink2" $tabular>
            {testsTexts.shown(shown.length, cards.length)}
          </Text>
        </Cluster>
      )}
    </Stack>
  );
}
