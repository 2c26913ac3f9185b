import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { Button } from '../../button/index';
import { Text } from '../../theme/index';
import { VisuallyHidden } from '../../visually-hidden/index';
import { findNearest } from './find-nearest';
import { SlotBand } from './slot-band';
import { Picker } from './slot-grid.styles';
import { slotGridTexts as texts } from './slot-grid.texts';
import { getOfferedBands, slotBands, type SlotChoice, type SlotDay } from './slot-rules';

interface SlotGridProps {
  /** Name of the group: 'Appointment time'. */
  label: string;
  days: readonly SlotDay[];
  value: SlotChoice | null;
  onChange: (choice: SlotChoice) => void;
  /** Names the time zone. */
  zoneNote?: ReactNode;
}

const middle = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Arrow keys move in their direction on the screen. At an edge the browser's default order applies. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target;
  if (!(from instanceof HTMLInputElement)) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')];
  const index = findNearest(radios.map(middle), middle(from), event.key);
  const next = index === null ? undefined : radios[index];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/**
 * Picks a quarter of an hour on one of the offered dates, 6:00 AM to 8:45 PM [IC-101]. Shows the hours with offered
 * times, or all hours on request. Times that are not offered or are taken cannot be picked and show the reason.
 */
export function SlotGrid({ label, days, value, onChange, zoneNote }: SlotGridProps): ReactElement {
  const name = useId();
  const [all, setAll] = useState(false);
  const onOffer = getOfferedBands(days);
  if (days.length === 0) return <Text $color="ink2">{texts.none}</Text>;
  return (
    <Picker onKeyDown={moveByArrow}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Text $size="note" $color="ink2">
        {zoneNote} {texts.legend}
      </Text>
      {(all ? slotBands : onOffer).map((times) => (
        <SlotBand key={times[0]} name={name} times={times} days={days} value={value} onChange={onChange} />
      ))}
      {onOffer.length < slotBands.length && (
        <div>
          <Button variant="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.showOffered : texts.showAll}
          </Button>
        </div>
      )}
    </Picker>
  );
}
