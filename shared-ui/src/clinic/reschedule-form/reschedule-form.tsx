import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { toRescheduleDetails } from '@scanharbor/shared-contracts/domain/appointment-changes';
import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { Formik } from 'formik';
import { Button } from '../../button/index';
import { FieldIdPrefix } from '../../field/index';
import { FormFailure } from '../../form/index';
import { Cluster, Stack } from '../../layout/index';
import { useSingleFlight } from '../../single-flight/index';
import { TextArea } from '../../text-area/index';
import { rescheduleFormTexts as texts } from './reschedule-form.texts';

interface CalendarControls {
  value: readonly TimeWindow[];
  onConfirm: (windows: TimeWindow[]) => void;
  onClose: () => void;
}

interface RescheduleFormProps {
  /** Sends the request; rejects on failure. `windows` are the times chosen in the calendar, possibly none. */
  onRequest: (details: string, windows: readonly TimeWindow[]) => Promise<unknown>;
  /** Called by 'No, Go Back'. */
  onKeep: () => void;
  /** Renders the calendar while it is open. */
  calendar: (controls: CalendarControls) => ReactNode;
  /** Formats a failure for the form; undefined when the caller shows failures. */
  errorText?: (failure: unknown) => string;
}

/** Collects other days and the reason; the number of days is guidance and not enforced [PR-291, PR-292, PR-295]. */
export function RescheduleForm({ onRequest, onKeep, calendar, errorText }: RescheduleFormProps): ReactElement {
  const id = useId();
  const { sending, failure, send } = useSingleFlight();
  const [windows, setWindows] = useState<readonly TimeWindow[]>([]);
  const [choosing, setChoosing] = useState(false);
  const confirm = (chosen: TimeWindow[]): void => {
    setWindows(chosen);
    setChoosing(false);
  };
  return (
    <FieldIdPrefix value={id}>
      <Formik initialValues={{ details: '' }} onSubmit={({ details }) => void send(() => onRequest(toRescheduleDetails(details), windows))}>
        {({ handleSubmit }) => (
          <Stack as="form" aria-label={texts.label} onSubmit={handleSubmit}>
            {windows.length > 0 && (
              <ul aria-label={texts.chosen}>
                {formatWindowsByDay(windows).map(({ date, day, ranges }) => (
                  <li key={date}>
                    {day}, {ranges.join(' and ')}
                  </li>
                ))}
              </ul>
            )}
            <div>
              <Button onClick={() => setChoosing(true)}>{windows.length > 0 ? texts.changeDates : texts.chooseDates}</Button>
            </div>
            <TextArea name="details" label={texts.details} hint={texts.guidance} rows={2} optional />
            <FormFailure>{failure !== null && errorText?.(failure)}</FormFailure>
            <Cluster>
              <Button type="submit" variant="primary" saving={sending}>
                {texts.confirm}
              </Button>
              <Button onClick={onKeep}>{texts.keep}</Button>
            </Cluster>
          </Stack>
        )}
      </Formik>
      {choosing && calendar({ value: windows, onConfirm: confirm, onClose: () => setChoosing(false) })}
    </FieldIdPrefix>
  );
}
