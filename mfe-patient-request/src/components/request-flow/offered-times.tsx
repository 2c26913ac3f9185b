import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { scanTexts } from '../../texts';

interface OfferedTimesProps extends Pick<StepOneValues, 'availability' | 'windows'> {
  /** Names the zone of a time, once a center is known. */
  getZoneName?: (wallClock: string) => string;
}

/** The offered times, one line per day, or any time (PR-060, PR-150). */
export function OfferedTimes({ availability, windows, getZoneName }: OfferedTimesProps) {
  if (availability === 'flexible') return scanTexts.flexibleText;
  return formatWindowsByDay(windows, getZoneName).map(({ date, day, ranges }) => (
    <div key={date}>
      {day}, {ranges.join(' and ')}
    </div>
  ));
}
