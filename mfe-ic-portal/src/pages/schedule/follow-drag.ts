import { addMinutes } from '@scanharbor/shared-contracts/domain/time-zone';
import { slotMinutes } from '@scanharbor/shared-contracts/domain/slot-times';
import { type PointerEvent as ReactPointerEvent } from 'react';
import { hourPx } from './agenda.styles';
import { type HourRange } from './agenda-columns';
import { type Target } from './placement';

/** How far the pointer moves until a press becomes a drag. */
const thresholdPx = 5;
const slotPx = hourPx / 4;

/** Returns the target under the pointer; undefined outside of the columns. */
function findTarget({ clientX, clientY }: PointerEvent, grabPx: number, { from, to }: HourRange): Target | undefined {
  const body = document.elementsFromPoint(clientX, clientY).find((element) => element.hasAttribute('data-column'));
  const [date, machineId] = body?.getAttribute('data-column')?.split(' ') ?? [];
  if (!body || !date || !machineId) return undefined;
  const rows = ((to - from) * 60) / slotMinutes;
  const row = Math.round((clientY - grabPx - body.getBoundingClientRect().top) / slotPx);
  const minutes = from * 60 + Math.max(0, Math.min(rows - 1, row)) * slotMinutes;
  return { start: addMinutes(`${date} 00:00:00`, minutes), machineId: Number(machineId) };
}

interface Drag {
  range: HourRange;
  /** Where the exam is held, from its top. */
  grabPx: number;
  onStart: () => void;
  onAim: (target: Target) => void;
  onDrop: (target: Target) => void;
  onCancel: () => void;
}

/** The press that ends a drag opens nothing. */
function swallowClick() {
  const stop = (click: MouseEvent) => {
    click.stopPropagation();
    click.preventDefault();
  };
  document.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }));
}

/** Follows a drag that starts with this press of a mouse or pen; a finger scrolls. It is dropped on a column, or canceled by Escape. */
export function followDrag(press: ReactPointerEvent, { range, grabPx, onStart, onAim, onDrop, onCancel }: Drag) {
  if (press.button !== 0 || press.pointerType === 'touch') return;
  let target: Target | undefined;
  let isDragging = false;
  const stops: (() => void)[] = [];
  const handleMove = (event: PointerEvent) => {
    if (!isDragging && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < thresholdPx) return;
    if (!isDragging) onStart();
    isDragging = true;
    target = findTarget(event, grabPx, range);
    if (target) onAim(target);
  };
  const end = (isDropped: boolean) => {
    for (const stop of stops) stop();
    if (!isDragging) return;
    swallowClick();
    if (isDropped && target) onDrop(target);
    else onCancel();
  };
  const follow = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) => {
    document.addEventListener(name, listener);
    stops.push(() => document.removeEventListener(name, listener));
  };
  follow('pointermove', handleMove);
  follow('pointerup', () => end(true));
  follow('pointercancel', () => end(false));
  follow('keydown', ({ key }) => key === 'Escape' && end(false));
  // Neither text nor the link of a card is dragged along.
  follow('dragstart', (event) => event.preventDefault());
  follow('selectstart', (event) => event.preventDefault());
}
