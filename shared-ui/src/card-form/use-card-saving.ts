import { useEffect, useRef, useState } from 'react';
import { CardRefused, type CardVault, type SavedCard } from './card-vault';

export type CardStatus = 'idle' | 'saving' | 'saved';

/** How long in ms Saved shows before Save can be pressed again [UI-015]. */
export const savedFor = 5000;

export interface CardSaving {
  status: CardStatus;
  /** The provider's words about the card, for under the card field. */
  refusal: string | null;
  /** What our own server failed with, for under the form. */
  failure: unknown;
  /** The card last saved and not edited since. */
  card: SavedCard | null;
  save: (vault: CardVault, holder: { name: string }) => Promise<void>;
  /** An edit of the card field: nothing counts as saved any more [UI-016]. */
  edited: () => void;
}

const fresh = { status: 'idle', refusal: null, failure: null, card: null } as const;

/** The states of saving a card: idle, saving, saved for 5 s [UI-013, UI-015, UI-016, UI-017]. */
export function useCardSaving(onSaved: (card: SavedCard) => void): CardSaving {
  const [state, setState] = useState<Omit<CardSaving, 'save' | 'edited'>>(fresh);
  const busy = useRef(false);

  useEffect(() => {
    if (state.status !== 'saved') return;
    const timer = setTimeout(() => setState((now) => ({ ...now, status: 'idle' })), savedFor);
    return () => clearTimeout(timer);
  }, [state.status]);

  const save = async (vault: CardVault, holder: { name: string }): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ ...fresh, status: 'saving' });
    try {
      const card = await vault.save(holder);
      setState({ ...fresh, status: 'saved', card });
      onSaved(card);
    } catch (failure) {
      const refusal = failure instanceof CardRefused ? failure.message : null;
      setState({ ...fresh, refusal, failure: refusal === null ? failure : null });
    } finally {
      busy.current = false;
    }
  };

  const edited = (): void => {
    if (!busy.current) setState(fresh);
  };

  return { ...state, save, edited };
}
