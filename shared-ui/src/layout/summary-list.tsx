import { type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, token } from '../theme/index';

const List = styled.dl`
  display: grid;
  gap: ${token.space8};

  ${media.print} {
    gap: ${token.space4};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space16};
`;

const Label = styled.dt`
  color: ${token.ink2};
`;

const Value = styled.dd`
  min-width: 0;
  font-weight: ${token.weightStrong};
  overflow-wrap: anywhere;

  /* Multi-line values align with the end of the others. */
  &:has(> div) {
    text-align: end;
  }
`;

export interface SummaryRow {
  label: string;
  value: ReactNode;
}

/** Labels with their values, as in "Your request". */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }): ReactElement {
  return (
    <List>
      {rows.map(({ label, value }) => (
        <Row key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Row>
      ))}
    </List>
  );
}
