import { formatDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { type CenterResult } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { focusRing, media, Text, onBrandText, token } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { centersTexts as texts } from './centers.texts';
import { formatOpening, isSoon } from './day-time';

const shownFirst = 4;

const Chips = styled.ul<{ $all: boolean }>`
  /* Holds the hidden words of chips out of sight, which would otherwise widen the page. */
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space8};
  list-style: none;

  ${media.below(568)} {
    ${({ $all }) => !$all && `flex-wrap: nowrap; overflow-x: auto; padding: 4px; margin: -4px; scrollbar-width: thin;`}
  }
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 34px;
  padding: 4px 12px;
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  color: ${token.ink};
  font-size: ${token.text14};
  font-weight: ${token.weightStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background ${token.motionFast},
    border-color ${token.motionFast};

  &:hover {
    border-color: ${token.brand};
  }

  &:focus-visible {
    ${focusRing}
  }

  &[aria-pressed='true'] {
    border-color: ${token.brand};
    background: ${token.brand};
    ${onBrandText}
  }

  ${media.below(568)} {
    min-height: 44px;
  }

  ${media.calm} {
    transition: none;
  }
`;

const More = styled(Chip)`
  border-color: transparent;
  color: ${token.brand};
`;

interface OpeningChipsProps {
  center: CenterResult;
  openings: readonly string[];
  chosen: readonly string[];
  onToggle: (start: string) => void;
}

/** The next openings of a center; each can be chosen. The first ones, and the others on demand. */
export function OpeningChips({ center: { name, timeZone }, openings, chosen, onToggle }: OpeningChipsProps) {
  const [all, setAll] = useState(false);
  if (openings.length === 0) {
    return (
      <Text $size="note" $color="ink2">
        {texts.onRequest}
      </Text>
    );
  }
  const shown = all ? openings : openings.filter((start, index) => index < shownFirst || chosen.includes(start));
  const more = openings.length - shown.length;
  return (
    <Chips $all={all} aria-label={texts.times(name)}>
      {shown.map((start) => {
        const isChosen = chosen.includes(start);
        return (
          <li key={start}>
            <Chip type="button" aria-pressed={isChosen} onClick={() => onToggle(start)}>
              {isChosen && <Check size={16} strokeWidth={1.75} aria-hidden="true" />}
              <span>
                {formatOpening(start, timeZone)}
                {isSoon(start, timeZone) && <VisuallyHidden>, {formatDay(start.slice(0, 10))}</VisuallyHidden>}
              </span>
            </Chip>
          </li>
        );
      })}
      {more > 0 && (
        <li>
          <More type="button" onClick={() => setAll(true)}>
            <span>
              {texts.moreTimes(more)}
              <VisuallyHidden> {texts.timesAt(name)}</VisuallyHidden>
            </span>
          </More>
        </li>
      )}
    </Chips>
  );
}
