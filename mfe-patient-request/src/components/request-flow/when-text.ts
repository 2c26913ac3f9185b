import { windowTexts } from '@scanharbor/shared-contracts/domain/window-text';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { scanTexts } from '../../texts';

/** The offered times in words: dates with their ranges, or any time (PR-060, PR-150). */
export const whenText = ({ availability, windows }: Pick<StepOneValues, 'availability' | 'windows'>) =>
  availability === 'flexible'
    ? scanTexts.flexibleText
    : windowTexts(windows)
        .map(({ day, ranges }) => `${day}, ${ranges.join(' and ')}`)
        .join('; ');
