import { useSession } from '@scanharbor/shared-contracts';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { ManageAppointment } from '../../components/booking/lazy-manage-appointment';
import { usePractice } from '../../components/use-practice';
import { texts } from '../../texts';
import { listColumns } from './agenda-columns';
import { AgendaGrid } from './agenda-grid';
import { AgendaHead } from './agenda-head';
import { AgendaList } from './agenda-list';
import { Legend, LegendState } from './agenda.styles';
import { DaySheet } from './day-sheet';
import { stateIcons } from './exam-button';
import { useLiveAgenda } from './use-agenda';
import { useAgendaView } from './use-agenda-view';
import { useIsPhone } from './use-is-phone';
import { useNow } from './use-now';
import { attendances } from '@scanharbor/shared-contracts/domain/attendance';

const agendaTexts = texts.agenda;

interface ScheduleProps {
  location: { id: number; name: string; timeZone: string };
}

function Schedule({ location }: ScheduleProps) {
  const { id: locationId, name, timeZone } = location;
  const now = useNow(timeZone);
  const today = getCivilToday(timeZone);
  const view = useAgendaView(today);
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<number>();
  const { currentData: agenda, isError, refetch } = useLiveAgenda({ locationId, from: view.from, days: view.days });
  const machines = agenda?.machines ?? [];
  const showsOne = view.view === 'week' || isPhone;
  const machineId = machines.find(({ id }) => id === view.machineId)?.id ?? machines[0]?.id;
  const columns = agenda ? listColumns(agenda, showsOne ? machineId : undefined) : [];
  return (
    <>
      <AgendaHead view={view} today={today} machines={showsOne ? machines : []} machineId={machineId} onPrint={() => window.print()} />
      {!agenda && (isError ? <LoadError title={agendaTexts.failed} onRetry={() => void refetch()} /> : <Skeleton lines={12} />)}
      {agenda && columns.length === 0 && <Text>{agendaTexts.noMachines}</Text>}
      {agenda && columns.length > 0 && (
        <Stack $gap="space8">
          <Legend>
            {attendances.map((state) => {
              const Icon = stateIcons[state];
              return (
                <LegendState key={state} $attendance={state}>
                  <Icon size={14} aria-hidden="true" />
                  {agendaTexts.states[state]}
                </LegendState>
              );
            })}
          </Legend>
          {isPhone ? (
            <AgendaList columns={columns} onOpen={setOpen} />
          ) : (
            <AgendaGrid columns={columns} now={now} isWeek={view.view === 'week'} onOpen={setOpen} />
          )}
          <DaySheet location={name} columns={columns} />
        </Stack>
      )}
      {open !== undefined && <ManageAppointment requestId={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** /providers/schedule: the exams of the current location on the machines of a day, or on one machine in a week. */
function SchedulePage() {
  const { locationId } = useSession();
  const locations = usePractice()?.locations ?? [];
  const location = locations.find(({ id }) => id === locationId) ?? locations[0];
  if (!location) return <Text>{agendaTexts.noMachines}</Text>;
  return <Schedule key={location.id} location={{ ...location, id: Number(location.id) }} />;
}

export { SchedulePage as Page };
