import { useOwnScreeningQuery } from '@scanharbor/shared-contracts/api/patients';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { listAnsweredSections, listSectionsOfScan } from '@scanharbor/shared-contracts/domain/screening';

/** What a patient does for a request after sending it. */
export type Task = 'contract' | 'doctor' | 'prescription' | 'screening';

/** Whether a section of the screening questions for the scan has no answer yet; undefined until known, false when that fails. */
export function useLacksScreening(card: BookingCard): boolean | undefined {
  const { data: screening, isError } = useOwnScreeningQuery();
  if (!screening) return isError ? false : undefined;
  const answered = listAnsweredSections(screening);
  return listSectionsOfScan(card).some((section) => !answered.includes(section));
}

/** Lists the tasks of a request, and those that are not done (PR-170, PR-279, PR-280). */
export function listTasks(card: BookingCard, lacksScreening: boolean): { all: Task[]; missing: Task[] } {
  const isOpen: Record<Task, boolean> = {
    contract: !card.hasContract && !card.isCancelRequested,
    doctor: !card.doctor,
    prescription: !card.hasPrescription,
    screening: lacksScreening,
  };
  const all: Task[] = [...(card.status === 'requested' ? (['contract'] as const) : []), 'doctor', 'prescription', 'screening'];
  return { all, missing: all.filter((task) => isOpen[task]) };
}
