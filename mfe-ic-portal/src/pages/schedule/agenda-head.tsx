import { formatAppointmentDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { SelectInput } from '@scanharbor/shared-ui/select-field';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { ButtonRow } from './agenda.styles';
import { type useAgendaView } from './use-agenda-view';

const agendaTexts = texts.agenda;

interface AgendaHeadProps {
  view: ReturnType<typeof useAgendaView>;
  today: string;
  /** The machines to choose from, where one is on the screen. */
  machines: readonly { id: number; name: string }[];
  machineId: number | undefined;
  onPrint: () => void;
}

/** Names the days on the screen, and chooses others, the view and the machine. */
export function AgendaHead({ view, today, machines, machineId, onPrint }: AgendaHeadProps) {
  return (
    <PageHead title={agendaTexts.of[view.view](formatAppointmentDate(view.from))}>
      <ButtonRow>
        <Button aria-label={agendaTexts.previous[view.view]} onClick={() => view.turn(-1)}>
          <ChevronLeft size={18} aria-hidden="true" />
        </Button>
        <Button aria-current={view.date === today ? 'date' : undefined} onClick={() => view.showDate(today)}>
          {agendaTexts.today}
        </Button>
        <Button aria-label={agendaTexts.next[view.view]} onClick={() => view.turn(1)}>
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      </ButtonRow>
      {machines.length > 0 && (
        <SelectInput
          aria-label={agendaTexts.machine}
          value={String(machineId ?? '')}
          options={machines.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => view.showMachine(Number(target.value))}
        />
      )}
      <Cluster $gap="space8">
        <ButtonRow role="group" aria-label={agendaTexts.views}>
          {(['day', 'week'] as const).map((name) => (
            <Button key={name} aria-pressed={view.view === name} onClick={() => view.showView(name)}>
              {agendaTexts[name]}
            </Button>
          ))}
        </ButtonRow>
        <Button onClick={onPrint}>
          <Printer size={16} aria-hidden="true" /> {agendaTexts.print}
        </Button>
      </Cluster>
    </PageHead>
  );
}
