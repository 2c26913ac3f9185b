import { shortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { token } from '@scanharbor/shared-ui/theme';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const overHours = 24;

/** More than 24 hours; exactly 24 does not count (IC-033). */
export const isOverDue = (hoursOpened: number) => hoursOpened > overHours;

const Late = styled.span`
  display: inline-flex;
  gap: ${token.space4};
  align-items: center;
  color: ${token.danger};
  font-weight: ${token.weightStrong};
`;

const Lines = styled.span`
  display: grid;
`;

interface OpenedProps {
  requestedAt: string;
  daysOpened: number;
  hoursOpened: number;
}

/** When a request came and how long it is open; in red, with a word and a clock, after 24 hours (IC-034). */
export function Opened({ requestedAt, daysOpened, hoursOpened }: OpenedProps) {
  const age = `(${texts.grid.daysOpen(daysOpened)})`;
  if (!isOverDue(hoursOpened)) return <>{`${shortDate(requestedAt)} ${age}`}</>;
  return (
    <Lines>
      <Late>
        {shortDate(requestedAt)} {age}
      </Late>
      <Late>
        <Clock size={14} aria-hidden="true" />
        {texts.grid.openOver24}
      </Late>
    </Lines>
  );
}
