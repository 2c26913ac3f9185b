import { getServerMessage, messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useBookWindowMutation, useMoveAppointmentMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { useSingleScanQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { useClockOffset } from '@scanharbor/shared-contracts/browser/server-time';
import { type AgendaAppointment, type AgendaMachine, type WaitingRequest } from '@scanharbor/shared-contracts/domain/agenda';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { nextFreeTimes } from '@scanharbor/shared-contracts/domain/booking-conflict';
import { getEarliestStart } from '@scanharbor/shared-contracts/domain/time-zone';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { useEffect, useEffectEvent, useState } from 'react';
import { describeBooking } from '../../components/booking/describe-booking';
import { offerUndo } from '../../components/booking-panel/undo-offer';
import { useTakeBackBooking } from '../../components/booking-panel/use-take-back-booking';
import { type BookingRefusal, useStoreAppointment } from '../../components/booking/use-store-appointment';
import { notifyRequestsChanged } from '../../components/request-events';
import { messageDelays, texts } from '../../texts';
import { type AgendaColumn, type HourRange } from './agenda-columns';
import { findColumn, findObstacle, listFreeTargets, type Placement, stepTarget, type Target } from './placement';

const agendaTexts = texts.agenda;

interface PlacementOptions {
  location: { id: number; name: string; timeZone: string };
  columns: readonly AgendaColumn[];
  range: HourRange;
  machines: readonly AgendaMachine[];
  /** Shows another day, and its machine where one is on the screen. */
  show: (target: Target) => void;
  /** Called with the request once it has its time. */
  onPlaced: (requestId: number) => void;
}

/** True when another user booked or moved the request while it was being placed. */
const isChanged = ({ scan }: BookingRefusal, { was }: Placement) =>
  scan?.appointment !== undefined && scan.appointment.start !== was?.start;

/** Sends a move to another machine at the same time. */
async function storeMachine(send: () => Promise<unknown>): Promise<'stored' | BookingRefusal> {
  try {
    await send();
    return 'stored';
  } catch (error) {
    const message = getServerMessage(error) ?? texts.appointment.saveFailed;
    return { message, next: nextFreeTimes(error), isFinal: false, isTaken: false, scan: undefined };
  }
}

/**
 * Gives requests a time on a machine, and moves exams to another one: by the arrow keys, a press or a drag. Every target can be tried: the
 * API accepts or refuses it, with the messages of the booking panel. A booking can be taken back as one of the panel.
 */
export function usePlacement({ location, columns, range, machines, show, onPlaced }: PlacementOptions) {
  const { user } = useSession();
  const offsetMs = useClockOffset();
  const dispatch = useAppDispatch();
  const [book] = useBookWindowMutation();
  const [move] = useMoveAppointmentMutation();
  const [placing, setPlacing] = useState<Placement & { notice: number }>();
  const [target, setTarget] = useState<Target>();
  const [refusal, setRefusal] = useState<string>();
  const [isDropped, setDropped] = useState(false);
  const { sending, send } = useSingleFlight();
  const requestId = placing?.exam.requestId ?? 0;
  const store = useStoreAppointment(requestId);
  const takeBack = useTakeBackBooking();
  const { currentData: scan } = useSingleScanQuery(requestId, { skip: placing?.was === undefined });
  const placement: Placement | undefined = placing && (placing.was && scan ? { ...placing, windows: scan.windows } : placing);
  const earliest = getEarliestStart(location.timeZone, scan?.noticeHours ?? placing?.notice ?? 0, Date.now() + offsetMs);
  const free = placement ? listFreeTargets(placement, columns, range, earliest) : [];
  const column = target && findColumn(columns, target);

  const end = () => {
    setPlacing(undefined);
    setTarget(undefined);
    setRefusal(undefined);
    setDropped(false);
  };
  const aim = (next: Target | undefined) => {
    setRefusal(undefined);
    if (next) setTarget(next);
  };

  const startBooking = ({ requestId: id, patient, modality, minutes, notice, windows }: WaitingRequest, isDragged = false) => {
    const next = { exam: { requestId: id, patient, modality, minutes }, notice, windows };
    const first = getEarliestStart(location.timeZone, notice, Date.now() + offsetMs);
    setPlacing(next);
    const [fit] = listFreeTargets(next, columns, range, first);
    if (fit || isDragged) {
      aim(fit);
      return;
    }
    const machineId = machines.find(({ modalities }) => modalities.includes(modality))?.id ?? machines[0]?.id ?? 0;
    const start = windows.find(({ close }) => close > first)?.open ?? `${columns[0]?.day.date ?? ''} 09:00:00`;
    show({ start, machineId });
    aim({ start, machineId });
  };
  const startMove = ({ requestId: id, patient, modality, minutes, start, machineId }: AgendaAppointment) => {
    setPlacing({ exam: { requestId: id, patient, modality, minutes }, was: { start, machineId }, notice: 0 });
    aim({ start, machineId: machineId ?? columns[0]?.machine?.id ?? 0 });
  };

  async function sendPlacement(current: Placement, { start, machineId }: Target) {
    const outcome = { canUndo: false };
    const call = async () => {
      if (current.was) {
        await move({ requestId, start, was: current.was.start, machineId }).unwrap();
        return;
      }
      const windows = current.windows ?? [];
      // A time that no window offers is sent with any of them, for the refusal of the API.
      const window = windows.find(({ open, close }) => open <= start && start < close) ?? windows[0];
      const booked = await book({
        requestId,
        windowId: window?.id ?? 0,
        locationId: location.id,
        start,
        machineId,
        canUndo: true,
      }).unwrap();
      outcome.canUndo = booked.canUndo;
    };
    // On another machine at the same time the stored time says nothing.
    const result = current.was?.start === start ? await storeMachine(call) : await store(call, { start, locationId: location.id });
    return { result, ...outcome };
  }

  const place = () =>
    send(async () => {
      if (!placement || !target) return;
      setRefusal(undefined);
      const { result, canUndo } = await sendPlacement(placement, target);
      if (result === 'ended') return;
      const text = texts.book.booked(formatAppointmentTime(target.start, location.timeZone), location.name);
      if (result === 'stored') {
        if (placement.was) dispatch(messageShown({ status: true, message: text, delay: messageDelays.listAction }));
        else offerUndo({ requestId, text, takeBack: canUndo ? () => takeBack(requestId) : undefined, owner: user?.id });
        notifyRequestsChanged();
        end();
        onPlaced(requestId);
      } else if (isChanged(result, placement)) {
        const message = (result.scan && describeBooking(result.scan)) ?? result.message;
        dispatch(messageShown({ status: false, message }));
        end();
      } else {
        const next = result.next.map((time) => formatAppointmentTime(time, location.timeZone));
        setDropped(false);
        setRefusal([result.message, next.length > 0 && agendaTexts.nextFree(next)].filter(Boolean).join(' '));
      }
    });

  const placeDropped = useEffectEvent(() => void place());
  useEffect(() => {
    if (isDropped) placeDropped();
  }, [isDropped]);

  const step = (key: string) => {
    const windowLater = placement?.windows?.find(
      ({ open }) => target && open > target.start && !columns.some(({ day }) => open.startsWith(day.date)),
    );
    const beyond = key === 'PageDown' && target && windowLater ? { ...target, start: windowLater.open } : undefined;
    const next = target && (stepTarget(target, key, { columns, range, free }) ?? beyond);
    if (!next) return false;
    if (next === beyond) show(next);
    aim(next);
    return true;
  };

  return {
    placement,
    target,
    free,
    sending,
    refusal,
    /** What the schedule knows against the target. */
    obstacle: placement && target && column && findObstacle(placement, column, target.start, earliest),
    startBooking,
    startMove,
    aim,
    place,
    end,
    /** Moves the target by a key; false for a key that leads nowhere. */
    step,
    /** Stores the target of a drag. */
    drop: (at: Target) => {
      aim(at);
      setDropped(true);
    },
  };
}
