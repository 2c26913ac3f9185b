import { usePresentColleagues } from '@scanharbor/shared-contracts/api/ic-portal';
import { token } from '@scanharbor/shared-ui/theme';
import { CalendarClock, Eye } from 'lucide-react';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space4} ${token.space16};

  &:not(:empty) {
    margin-bottom: ${token.space12};
  }
`;

const Note = styled.span<{ $isBooking: boolean }>`
  display: inline-flex;
  gap: ${token.space8};
  align-items: center;
  color: ${({ $isBooking }) => ($isBooking ? token.warning : token.ink2)};
  font-size: ${token.text14};
  font-weight: ${({ $isBooking }) => ($isBooking ? token.weightStrong : token.weightRegular)};
`;

/** Names who else of the practice is at the request now. Only a colleague who arrives, or begins to book, is announced. */
export function PresenceNote({ requestId }: { requestId: number }) {
  const colleagues = usePresentColleagues(requestId);
  return (
    <Notes role="status" aria-atomic="false" aria-relevant="additions" data-print="hide">
      {colleagues.map(({ name, activity }) => {
        const isBooking = activity === 'booking';
        const Icon = isBooking ? CalendarClock : Eye;
        return (
          <Note key={`${name} ${activity}`} $isBooking={isBooking}>
            <Icon size={16} aria-hidden="true" />
            {texts.presence[activity](name)}
          </Note>
        );
      })}
    </Notes>
  );
}
