import { shortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { isOpenOver24Hours, type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { token } from '@scanharbor/shared-ui/theme';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const Late = styled.span`
  display: inline-flex;
  gap: ${token.space4};
  align-items: center;
  color: ${token.danger};
  font-weight: ${token.weightStrong};

  svg {
    flex: none;
  }
`;

const Over = styled(Late)`
  align-items: start;
  font-size: ${token.text13};
  line-height: 1.125rem;
`;

const Lines = styled.span`
  display: grid;
`;

/** When a request came and how long it is open; in red, with a word and a clock, after 24 hours (IC-034). */
export function Opened({ requestedAt, daysOpened, hoursOpened }: Pick<PortalRequest, 'requestedAt' | 'daysOpened' | 'hoursOpened'>) {
  const age = `(${texts.grid.daysOpen(daysOpened)})`;
  if (!isOpenOver24Hours(hoursOpened)) {
    return (
      <Lines>
        <time>{shortDate(requestedAt)}</time>
        <span>{age}</span>
      </Lines>
    );
  }
  return (
    <Lines>
      <Late as="time">{shortDate(requestedAt)}</Late>
      <Late>{age}</Late>
      <Over>
        <Clock size={14} aria-hidden="true" />
        {texts.grid.openOver24}
      </Over>
    </Lines>
  );
}
