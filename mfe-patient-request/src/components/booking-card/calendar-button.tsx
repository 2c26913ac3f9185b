import { type CalendarEntry, createCalendarFile } from '@scanharbor/shared-contracts/domain/calendar-file';
import { Button } from '@scanharbor/shared-ui/button';
import { cardTexts } from './booking-card.texts';

function save(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = cardTexts.calendarFileName;
  link.click();
  // Safari reads the file after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves an appointment as an .ics file, without the name of the scan. */
export function CalendarButton({ entry }: { entry: CalendarEntry }) {
  const download = () => {
    const text = createCalendarFile(entry);
    if (text) save(text);
  };
  return <Button onClick={download}>{cardTexts.addToCalendar}</Button>;
}
