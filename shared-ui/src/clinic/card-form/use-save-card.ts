import { useEffect, useRef, useState } from 'react';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { CardDeclinedError, type CardVault } from './card-vault';

type CardStatus = 'idle' | 'saving' | 'saved';

/** Time in ms that Saved shows before Save is enabled again [UI-015]. */
const savedStatusMs = 5000;

interface SaveCardState {
  status: CardStatus;
  /** The provider's message about the card, shown under the card field. */
  decline: string | null;
  /** The error of our API, shown under the form. */
  failure: unknown;
  /** The last saved card, unless edited since. */
  card: SavedCard | null;
  save: (vault: CardVault, holder: { name: string }) => Promise<void>;
  /** Reports an edit of the card field, which invalidates the saved card [UI-016]. */
  edited: () => void;
}

const initialState = { status: 'idle', decline: null, failure: null, card: null } as const;

/** Manages the status of saving a card: idle, saving, saved for 5 s [UI-013, UI-015, UI-016, UI-017]. */
export function useSaveCard(onSaved: (card: SavedCard) => void): SaveCardState {
  const [state, setState] = useState<Omit<SaveCardState, 'save' | 'edited'>>(initialState);
  const busy = useRef(false);

  useEffect(() => {
    if (state.status !== 'saved') return;
    const timer = setTimeout(() => setState((now) => ({ ...now, status: 'idle' })), savedStatusMs);
    return () => clearTimeout(timer);
  }, [state.status]);

  const save = async (vault: CardVault, holder: { name: string }): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ ...initialState, status: 'saving' });
    try {
      const card = await vault.save(holder);
      setState({ ...initialState, status: 'saved', card });
      onSaved(card);
    } catch (failure) {
      const decline = failure instanceof CardDeclinedError ? failure.message : null;
      setState({ ...initialState, decline, failure: decline === null ? failure : null });
    } finally {
      busy.current = false;
    }
  };

  const edited = (): void => {
    if (!busy.current) setState(initialState);
  };

  return { ...state, save, edited };
}
