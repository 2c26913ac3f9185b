import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { isOpenOver24Hours, type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { token } from '@scanharbor/shared-ui/theme';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const Overdue = styled.span`
  display: inline-flex;
  gap: ${token.space4};
  align-items: center;
  color: ${token.danger};
  font-weight: ${token.weightStrong};

  svg {
    flex: none;
  }
`;

const OverdueNote = styled(Overdue)`
  align-items: start;
  font-size: ${token.text13};
  line-height: 1.125rem;
`;

const Lines = styled.span`
  display: grid;
`;

/** The date a request arrived and its age; after 24 hours in red, with a label and a clock icon (IC-034). */
export function RequestAgeCell({
  requestedAt,
  daysOpened,
  hoursOpened,
}: Pick<PortalRequest, 'requestedAt' | 'daysOpened' | 'hoursOpened'>) {
  const age = `(${texts.grid.daysOpen(daysOpened)})`;
  if (!isOpenOver24Hours(hoursOpened)) {
    return (
      <Lines>
        <time>{formatShortDate(requestedAt)}</time>
        <span>{age}</span>
      </Lines>
    );
  }
  return (
    <Lines>
      <Overdue as="time">{formatShortDate(requestedAt)}</Overdue>
      <Overdue>{age}</Overdue>
      <OverdueNote>
        <Clock size={14} aria-hidden="true" />
        {texts.grid.openOver24}
      </OverdueNote>
    </Lines>
  );
}
