import { usePresentColleagues } from '@scanharbor/shared-contracts/api/ic-portal';
import { token } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { CalendarClock, Eye } from 'lucide-react';
import { css, styled } from 'styled-components';
import { texts } from '../../texts';
import { inCompactRows } from '../grid/row-density';
import { toInitials } from '../initials';

const Mark = styled.span<{ $isBooking: boolean }>`
  display: inline-flex;
  gap: 3px;
  align-items: center;
  padding-inline: ${token.space4};
  border-radius: ${token.radiusControl};
  background: ${({ $isBooking }) => ($isBooking ? token.warningTint : token.canvas)};
  color: ${({ $isBooking }) => ($isBooking ? token.warning : token.ink2)};
  font-size: ${token.text13};
  font-weight: ${token.weightStrong};
  line-height: 1.125rem;
  vertical-align: middle;
  white-space: nowrap;
`;

/** A row of 44 px has no room for it. */
const Initials = styled.span`
  ${inCompactRows(css`
    display: none;
  `)}
`;

/** Marks a row at which others of the practice are now: who books it, or who looks at it, with the number of the others. */
export function PresenceMark({ requestId }: { requestId: number }) {
  const colleagues = usePresentColleagues(requestId);
  const first = colleagues.find(({ activity }) => activity === 'booking') ?? colleagues[0];
  if (!first) return null;
  const isBooking = first.activity === 'booking';
  const Icon = isBooking ? CalendarClock : Eye;
  const lines = colleagues.map(({ name, activity }) => texts.presence[activity](name)).join(' ');
  return (
    <Mark $isBooking={isBooking} title={lines}>
      <Icon size={14} aria-hidden="true" />
      <Initials aria-hidden="true">
        {toInitials(first.name)}
        {colleagues.length > 1 && ` +${colleagues.length - 1}`}
      </Initials>
      <VisuallyHidden>{lines}</VisuallyHidden>
    </Mark>
  );
}
