import { useSession } from '@scanharbor/shared-contracts';
import { attendances } from '@scanharbor/shared-contracts/domain/attendance';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { BookingPanel } from '../../components/booking-panel/lazy-booking-panel';
import { ManageAppointment } from '../../components/booking/lazy-manage-appointment';
import { SideBySide } from '../../components/side-by-side';
import { usePractice } from '../../components/use-practice';
import { texts } from '../../texts';
import { getHourRange, listColumns } from './agenda-columns';
import { AgendaGrid } from './agenda-grid';
import { AgendaHead } from './agenda-head';
import { AgendaList } from './agenda-list';
import { DaySheet } from './day-sheet';
import { Legend, LegendState } from './exam.styles';
import { stateIcons } from './exam-button';
import { useLiveAgenda } from './use-agenda';
import { useAgendaView } from './use-agenda-view';
import { usePlacement } from './use-placement';
import { followDrag } from './follow-drag';
import { PlacementBar } from './placement-bar';
import { Tray } from './tray';
import { useIsPhone } from '../../components/screen-width';
import { useNow } from './use-now';

const agendaTexts = texts.agenda;

interface ScheduleProps {
  location: { id: number; name: string; timeZone: string };
}

function Schedule({ location }: ScheduleProps) {
  const { id: locationId, name, timeZone } = location;
  const now = useNow(timeZone);
  const today = now.slice(0, 10);
  const view = useAgendaView(today);
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<number>();
  const [booking, setBooking] = useState<number>();
  const placedId = useRef<number>(undefined);
  const { currentData: agenda, isLoading, isError, refetch } = useLiveAgenda({ locationId, from: view.from, days: view.days });
  const machines = agenda?.machines ?? [];
  const showsOne = view.view === 'week' || isPhone;
  const machineId = machines.find(({ id }) => id === view.machineId)?.id ?? machines[0]?.id;
  const columns = agenda ? listColumns(agenda, showsOne ? machineId : undefined) : [];
  const range = getHourRange(columns);
  const placing = usePlacement({
    location,
    columns,
    range,
    machines,
    show: (target) => view.showDate(target.start.slice(0, 10), showsOne ? target.machineId : undefined),
    onPlaced: (requestId) => {
      placedId.current = requestId;
    },
  });
  // The exam has the focus once the schedule shows it at its time.
  useEffect(() => {
    const exam = placedId.current === undefined ? null : document.querySelector<HTMLElement>(`[data-exam="${placedId.current}"]`);
    if (!exam) return;
    exam.focus();
    placedId.current = undefined;
  }, [agenda]);
  return (
    <>
      <AgendaHead view={view} today={today} machines={showsOne ? machines : []} machineId={machineId} onPrint={() => window.print()} />
      <SideBySide $from={1200} $columns={`minmax(0, 1fr) ${booking === undefined ? 268 : 392}px`} $isLoading={isLoading}>
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
            {!isPhone && (
              <Text $size="note" $color="ink2">
                {agendaTexts.help}
              </Text>
            )}
            {isPhone ? (
              <AgendaList columns={columns} onOpen={setOpen} />
            ) : (
              <AgendaGrid columns={columns} range={range} placing={placing} now={now} isWeek={view.view === 'week'} onOpen={setOpen} />
            )}
            {placing.placement && (
              <PlacementBar key={placing.placement.exam.requestId} placing={placing} columns={columns} timeZone={timeZone} />
            )}
            {/* All machines, on a phone too. A sheet in portrait is as narrow as a phone: Chromium renders the page anew for it. */}
            <DaySheet location={name} columns={view.view === 'week' ? columns : listColumns(agenda)} />
          </Stack>
        )}
        {booking === undefined ? (
          <Tray
            locationId={locationId}
            placingId={placing.placement?.exam.requestId}
            onPlace={isPhone ? undefined : placing.startBooking}
            onDrag={(request, event) =>
              followDrag(event, {
                range,
                grabPx: 0,
                onStart: () => placing.startBooking(request, true),
                onAim: placing.aim,
                onDrop: placing.drop,
                onCancel: placing.end,
              })
            }
            onBook={setBooking}
          />
        ) : (
          <BookingPanel key={booking} requestId={booking} onClose={() => setBooking(undefined)} />
        )}
      </SideBySide>
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
