import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { isOpenOver24Hours, type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { visuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { Clock } from 'lucide-react';
import { css, styled } from 'styled-components';
import { texts } from '../../texts';
import { inCompactRows } from './row-density';

const Lines = styled.span<{ $overdue: boolean }>`
  display: grid;
  line-height: 1.125rem;
  ${tabularFigures}

  ${inCompactRows(css`
    font-size: ${token.text13};
    line-height: 1.0625rem;
  `)}
  ${({ $overdue }) =>
    $overdue &&
    css`
      color: ${token.danger};
      font-weight: ${token.weightStrong};
    `}
`;

/** Its hours stand on one line with the date, which the clock does not. */
const Hours = styled.span`
  display: inline-flex;
  gap: ${token.space4};
  align-items: baseline;
  margin-inline-end: ${token.space4};

  svg {
    flex: none;
    align-self: center;
  }
`;

const Note = styled.span`
  font-size: ${token.text13};
`;

/** In rows of 44 px the color, the clock and the hours say the same. */
const OverdueNote = styled(Note)`
  ${inCompactRows(css`
    ${visuallyHidden}
  `)}
`;

/** The hours a request has been open, the date it arrived and its days; after 24 hours in red, with a clock and a label (IC-034). */
export function RequestAgeCell({
  requestedAt,
  daysOpened,
  hoursOpened,
}: Pick<PortalRequest, 'requestedAt' | 'daysOpened' | 'hoursOpened'>) {
  const isOverdue = isOpenOver24Hours(hoursOpened);
  return (
    <Lines $overdue={isOverdue}>
      <span>
        <Hours>
          {isOverdue && <Clock size={14} aria-hidden="true" />}
          {texts.grid.hoursOpen(Math.floor(hoursOpened))}
        </Hours>
        <time>{formatShortDate(requestedAt)}</time>
      </span>
      <Note>({texts.grid.daysOpen(daysOpened)})</Note>
      {isOverdue && <OverdueNote>{texts.grid.openOver24}</OverdueNote>}
    </Lines>
  );
}
