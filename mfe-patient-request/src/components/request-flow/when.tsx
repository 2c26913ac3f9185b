import { windowTexts } from '@scanharbor/shared-contracts/domain/window-text';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { scanTexts } from '../../texts';

/** The offered times, one day a line, or any time (PR-060, PR-150). */
export function When({ availability, windows }: Pick<StepOneValues, 'availability' | 'windows'>) {
  if (availability === 'flexible') return scanTexts.flexibleText;
  return windowTexts(windows).map(({ date, day, ranges }) => (
    <div key={date}>
      {day}, {ranges.join(' and ')}
    </div>
  ));
}
