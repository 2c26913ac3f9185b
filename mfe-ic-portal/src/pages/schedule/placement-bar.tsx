import { formatDayTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { Button } from '@scanharbor/shared-ui/button';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { type AgendaColumn } from './agenda-columns';
import { findColumn } from './placement';
import { type usePlacement } from './use-placement';

const agendaTexts = texts.agenda;

const Bar = styled.div`
  position: sticky;
  inset-block-end: ${token.space8};
  z-index: ${token.layerSticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8} ${token.space16};
  align-items: center;
  padding: ${token.space8} ${token.space12};
  border: 2px dashed ${token.brand};
  border-radius: ${token.radiusControl};
  background: ${token.brandWash};
`;

interface PlacementBarProps {
  placing: ReturnType<typeof usePlacement>;
  columns: readonly AgendaColumn[];
  timeZone: string;
}

/** Says where the exam goes and why it may not; has the focus, so that the arrow keys move the exam and Enter stores its time. */
export function PlacementBar({ placing, columns, timeZone }: PlacementBarProps) {
  const { placement, target, obstacle, refusal, sending, step, place, end } = placing;
  const button = useRef<HTMLButtonElement>(null);
  const requestId = placement?.exam.requestId;
  useEffect(() => {
    const opener = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [requestId]);
  if (!placement || !target) return null;
  const { exam, was } = placement;
  const machine = findColumn(columns, target)?.machine?.name ?? '';
  const time = formatDayTime(target.start, timeZone);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
    else if (!step(event.key)) return;
    event.preventDefault();
  };
  return (
    <Bar role="group" data-placing="" aria-label={agendaTexts.placing(exam.patient)} onKeyDown={handleKeyDown}>
      <div>
        <Text role="status" $strong>
          {agendaTexts.at(exam.patient, time, machine)} {obstacle ? agendaTexts.obstacles[obstacle] : agendaTexts.free}
        </Text>
        {refusal ? (
          <Text role="alert" $color="danger">
            {refusal}
          </Text>
        ) : (
          <Text $size="note" $color="ink2">
            {agendaTexts.placeHelp}
          </Text>
        )}
      </div>
      <Button ref={button} variant="primary" saving={sending} onClick={() => void place()}>
        {was ? agendaTexts.moveHere(time) : agendaTexts.bookHere(time)}
      </Button>
      <Button onClick={end}>{agendaTexts.stop}</Button>
    </Bar>
  );
}
