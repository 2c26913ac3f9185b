import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { scanTexts } from '../../texts';

/** The offered times, one line per day, or any time (PR-060, PR-150). */
export function OfferedTimes({ availability, windows }: Pick<StepOneValues, 'availability' | 'windows'>) {
  if (availability === 'flexible') return scanTexts.flexibleText;
  return formatWindowsByDay(windows).map(({ date, day, ranges }) => (
    <div key={date}>
      {day}, {ranges.join(' and ')}
    </div>
  ));
}
