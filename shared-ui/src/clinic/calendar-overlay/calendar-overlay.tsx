import { type ReactElement } from 'react';
import { Button } from '../../button/index';
import { Dialog } from '../../dialog/index';
import { type CivilDate } from '@scanharbor/shared-contracts/domain/civil-date';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { CalendarPanel } from './calendar-panel';
import { calendarOverlayTexts as texts } from './calendar-overlay.texts';
import { useDayChoices } from './use-day-choices';

export interface CalendarOverlayProps {
  /** Initial windows. Windows other than the three parts of a day are ignored. */
  value?: readonly TimeWindow[];
  /** Today in the time zone of the chosen location, 'YYYY-MM-DD'. */
  today: CivilDate;
  /** Offers days from today on (self-pay); without it, from 5 days ahead [UI-085, UI-087]. */
  allowCurrentDay: boolean;
  /** Minimum number of days, 3 by default [UI-081]. */
  least?: number;
  /** Receives the days with at least one time each, in chronological order [UI-088]. */
  onConfirm: (windows: TimeWindow[]) => void;
  /** Called when the dialog closes without a change. */
  onClose: () => void;
}

/**
 * A dialog that picks 3 to 5 days, each with one or more of three time windows [UI-080 to UI-089]. Mount it only while it
 * is open. Confirming an incomplete choice lists what is missing and clears nothing [UI-081, UI-082].
 */
export function CalendarOverlay(props: CalendarOverlayProps): ReactElement {
  const { value = [], today, allowCurrentDay, least, onConfirm, onClose } = props;
  const days = useDayChoices({ today, allowCurrentDay, least }, value, onConfirm);
  return (
    <Dialog
      size="large"
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={days.confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <CalendarPanel today={today} days={days} least={least} />
    </Dialog>
  );
}
