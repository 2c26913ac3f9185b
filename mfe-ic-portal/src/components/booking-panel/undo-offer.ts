import { undoSeconds } from '@scanharbor/shared-contracts/domain/undo';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** What the message says after an attempt to take something back. */
export interface UndoOutcome {
  status: boolean;
  message: string;
}

/** A booking, or a change of several requests, that was just made. */
interface UndoOffer {
  /** The request that has the focus afterwards. */
  requestId: number | undefined;
  /** Names what was done, such as the booked time and location. */
  text: string;
  /** Takes it back; undefined when the API could not say that it can be. */
  takeBack: (() => Promise<UndoOutcome>) | undefined;
  /** Id of the user who did it. */
  owner: number | undefined;
  /** How long it can be taken back, in seconds; longer for what took minutes, whose end is easily missed. */
  seconds?: number;
}

let last: (UndoOffer & { seconds: number; until: number }) | undefined;
const listeners = new Set<() => void>();

const set = (next: typeof last) => {
  last = next;
  listeners.forEach((listener) => listener());
};

/** Reports what was done to the banner of the portal, which offers to take it back on every screen. */
export const offerUndo = ({ seconds = undoSeconds, ...offer }: UndoOffer) => set({ ...offer, seconds, until: Date.now() + seconds * 1000 });

/** Ends the offer. */
export const endUndoOffer = () => set(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns the offer to a user and the seconds that are left of it; undefined when there is none. */
export function useUndoOffer(userId: number | undefined) {
  const offer = useSyncExternalStore(subscribe, () => last);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!offer) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= offer.until) endUndoOffer();
    }, 250);
    return () => clearInterval(timer);
  }, [offer]);
  if (!offer || offer.owner !== userId) return undefined;
  return { ...offer, seconds: Math.min(offer.seconds, Math.max(1, Math.ceil((offer.until - now) / 1000))) };
}
