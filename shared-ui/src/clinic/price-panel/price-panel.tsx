import { type ReactElement, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Card, Divider, Stack } from '../../layout/index';
import { Heading, type HeadingLevel, tabularFigures, Text, token } from '../../theme/index';

interface PriceRow {
  label: string;
  /** Formatted amount: "$25.00". */
  amount: ReactNode;
  /** The total: larger, below a line. */
  total?: boolean;
}

interface PricePanelProps {
  title: string;
  rows: readonly PriceRow[];
  /** When the deposit is charged, and how to cancel. */
  note?: ReactNode;
  /** Heading level; 2 by default. */
  level?: HeadingLevel;
}

const List = styled.dl`
  display: grid;
  gap: ${token.space8};
`;

const Row = styled.div<{ $total: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${token.space16};
  ${({ $total }) => $total && `padding-top: ${token.space8}; border-top: 1px solid ${token.divider};`}

  dt {
    color: ${token.ink2};
  }

  dd {
    font-weight: ${token.weightStrong};
    font-size: ${({ $total }) => ($total ? token.text22 : 'inherit')};
    ${tabularFigures}
  }
`;

/** Shows what a request costs and when, before the user enters a card. */
export function PricePanel({ title, rows, note, level = 2 }: PricePanelProps): ReactElement {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Heading level={level} size="small" id={id}>
          {title}
        </Heading>
        <List>
          {rows.map(({ label, amount, total = false }) => (
            <Row key={label} $total={total}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </Row>
          ))}
        </List>
        {note && (
          <>
            <Divider />
            <Text as="div" $size="note" $color="ink2">
              {note}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
