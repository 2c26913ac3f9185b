import { useEffect, useRef, useState } from 'react';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { CardDeclinedError, type CardVault } from './card-vault';

type CardStatus = 'idle' | 'saving' | 'saved';

/** Time in ms that Saved shows before Save is enabled again [UI-015]. */
const savedStatusMs = 5000;

interface SaveCardState {
  status: CardStatus;
  /** The provider's message about the card, shown under the card field, and its reason. */
  decline: Pick<CardDeclinedError, 'message' | 'code'> | null;
  /** The error of our API, shown under the form. */
  failure: unknown;
  /** The last saved card, unless edited since. */
  card: SavedCard | null;
  /** Resolves with the saved card, also of a save that runs already; undefined when it failed. */
  save: (vault: CardVault, holder: { name: string }) => Promise<SavedCard | undefined>;
  /** Reports an edit of the card field, which invalidates the saved card [UI-016]. */
  edited: () => void;
}

const initialState = { status: 'idle', decline: null, failure: null, card: null } as const;

/** Manages the status of saving a card: idle, saving, saved for 5 s [UI-013, UI-015, UI-016, UI-017]. */
export function useSaveCard(onSaved: (card: SavedCard) => void): SaveCardState {
  const [state, setState] = useState<Omit<SaveCardState, 'save' | 'edited'>>(initialState);
  const running = useRef<Promise<SavedCard | undefined> | null>(null);

  useEffect(() => {
    if (state.status !== 'saved') return;
    const timer = setTimeout(() => setState((now) => ({ ...now, status: 'idle' })), savedStatusMs);
    return () => clearTimeout(timer);
  }, [state.status]);

  const attempt = async (vault: CardVault, holder: { name: string }): Promise<SavedCard | undefined> => {
    setState({ ...initialState, status: 'saving' });
    try {
      const card = await vault.save(holder);
      setState({ ...initialState, status: 'saved', card });
      onSaved(card);
      return card;
    } catch (failure) {
      setState({ ...initialState, ...(failure instanceof CardDeclinedError ? { decline: failure } : { failure }) });
      return undefined;
    } finally {
      running.current = null;
    }
  };
  const save: SaveCardState['save'] = (vault, holder) => (running.current ??= attempt(vault, holder));

  const edited = (): void => {
    if (!running.current) setState(initialState);
  };

  return { ...state, save, edited };
}
