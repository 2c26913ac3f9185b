import { type ReactElement } from 'react';
import { Button } from '../button/index';
import { Dialog } from '../dialog/index';
import { type CivilDate } from '../month-grid/index';
import { CalendarPanel } from './calendar-panel';
import { calendarOverlayTexts as texts } from './calendar-overlay.texts';
import { type TimeWindow } from './time-windows';
import { useDayChoices } from './use-day-choices';

export interface CalendarOverlayProps {
  /** Windows chosen before; other windows than the three parts of a day are left out. */
  value?: readonly TimeWindow[];
  /** Today in the zone of the place that the patient chose, 'YYYY-MM-DD'. */
  today: CivilDate;
  /** Days are on offer from today on (self-pay); without it from 5 days ahead [UI-085, UI-087]. */
  allowCurrentDay: boolean;
  /** At least 3 days with at least one time each, in order of time [UI-088]. */
  onConfirm: (windows: TimeWindow[]) => void;
  /** Closed without a change. */
  onClose: () => void;
}

/**
 * A dialog that picks 3 to 5 days, each with one or more of three time windows [UI-080 to UI-089]. Mount it while it
 * is open. Confirming something incomplete says what is missing and keeps everything [UI-081, UI-082].
 */
export function CalendarOverlay(props: CalendarOverlayProps): ReactElement {
  const { value = [], today, allowCurrentDay, onConfirm, onClose } = props;
  const days = useDayChoices({ today, allowCurrentDay }, value, onConfirm);
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
      <CalendarPanel today={today} days={days} />
    </Dialog>
  );
}
