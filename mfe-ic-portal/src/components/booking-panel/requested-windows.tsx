import { formatAppointmentTime, formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { Disclosure } from '@scanharbor/shared-ui/disclosure';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';
import { isBookable } from '../booking/book-rules';

const bookTexts = texts.book;

interface RequestedWindowsProps {
  /** The windows that have not started. */
  windows: readonly TimeWindow[];
  timeZone: string;
  noticeHours: number;
  /** In ms. */
  now: number;
}

/** The windows that the patient requested and the notice, with those that are too late to book marked (IC-120 to IC-122, IC-126). */
export function RequestedWindows({ windows, timeZone, noticeHours, now }: RequestedWindowsProps) {
  return (
    <Disclosure title={bookTexts.windows} level={3}>
      <Text $size="note" $color="ink2">
        {bookTexts.notice(noticeHours)}
      </Text>
      <ul>
        {windows.map((window) => (
          <Text as="li" $size="note" key={window.open}>
            {bookTexts.window(formatAppointmentTime(window.open, timeZone), formatClockTime(window.close, timeZone))}
            {!isBookable(window, timeZone, noticeHours, now) && ` (${bookTexts.tooLate})`}
          </Text>
        ))}
      </ul>
    </Disclosure>
  );
}
