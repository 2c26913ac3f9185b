import { selectionMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';

/** A selected request, as the user last saw it. */
export interface SelectedRequest {
  requestId: number;
  patient: string;
  /** Id of the user who takes care of it; null for no one. */
  assigneeId: number | null;
}

type SelectedRequests = ReadonlyMap<number, SelectedRequest>;

const toSelected = ({ requestId, patient, assignment }: PortalRequest): SelectedRequest => ({
  requestId,
  patient: formatFullName(patient),
  assigneeId: assignment?.userId ?? null,
});

/** Creates the selection of a list: requests by id, in the order in which they were selected. */
function createSelection() {
  let selected: SelectedRequests = new Map();
  let rows: readonly PortalRequest[] = [];
  let anchor: number | undefined;
  const listeners = new Set<() => void>();
  const set = (next: SelectedRequests) => {
    selected = next;
    listeners.forEach((listener) => listener());
  };
  /** Selects requests up to the maximum; false when there were more. */
  const add = (added: readonly PortalRequest[]): boolean => {
    const next = new Map(selected);
    for (const row of added) if (next.size < selectionMaximum || next.has(row.requestId)) next.set(row.requestId, toSelected(row));
    set(next);
    return added.every(({ requestId }) => next.has(requestId));
  };
  const remove = (requestIds: readonly number[]) => {
    const removed = new Set(requestIds);
    set(new Map([...selected].filter(([id]) => !removed.has(id))));
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get: () => selected,
    has: (requestId: number) => selected.has(requestId),
    add,
    remove,
    clear: () => {
      if (selected.size > 0) set(new Map());
    },
    /** Takes newer rows: what they say of selected requests is then what the user saw. */
    refresh: (newer: readonly PortalRequest[]) => {
      const known = newer.filter(({ requestId }) => selected.has(requestId));
      if (known.length > 0) set(new Map([...selected, ...known.map((row) => [row.requestId, toSelected(row)] as const)]));
    },
    /** Sets the rows on the screen, in their order, for selections from one row to another. */
    show: (shown: readonly PortalRequest[]) => {
      rows = shown;
    },
    /** Selects a row of the screen or takes it out, with `isRange` all rows since the last one. False beyond the maximum. */
    toggle: (requestId: number, isRange: boolean): boolean => {
      const indexOf = (id: number | undefined) => rows.findIndex((row) => row.requestId === id);
      const target = indexOf(requestId);
      const start = isRange && indexOf(anchor) >= 0 ? indexOf(anchor) : target;
      const range = rows.slice(Math.min(start, target), Math.max(start, target) + 1);
      const isSelected = selected.has(requestId);
      anchor = requestId;
      if (!isSelected) return add(range);
      remove(range.map((row) => row.requestId));
      return true;
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;

export const SelectionContext = createContext<Selection | undefined>(undefined);

/** Returns whether a request is selected, and how to change that; false where the list has no selection. */
export function useIsSelected(requestId: number) {
  const selection = useContext(SelectionContext);
  const isSelected = useSyncExternalStore(
    (listener) => selection?.subscribe(listener) ?? (() => undefined),
    () => selection?.has(requestId) ?? false,
  );
  return { isSelected, toggle: (isRange: boolean) => selection?.toggle(requestId, isRange) ?? true };
}

/** Returns the selected requests. */
export const useSelected = (selection: Selection): SelectedRequests => useSyncExternalStore(selection.subscribe, selection.get);

/** Returns the selection of a list. It is empty again when the list shows something else: `key` names what it shows. */
export function useSelection(key: string, rows: readonly PortalRequest[]): Selection {
  const [selection] = useState(createSelection);
  useEffect(() => selection.clear(), [selection, key]);
  useEffect(() => {
    selection.show(rows);
    selection.refresh(rows);
  }, [selection, rows]);
  return selection;
}
