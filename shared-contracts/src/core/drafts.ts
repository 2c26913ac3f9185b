import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector, useStore } from 'react-redux';

/** Unsent values of one form. Never card data. @internal */
export interface Draft {
  value: unknown;
  /** Id of the user who typed it, by `getDraftOwner`; undefined for a guest. */
  owner?: number;
}

type Drafts = Record<string, Draft>;

const initialState: Drafts = {};

const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftSaved: (state, { payload }: PayloadAction<{ key: string } & Draft>) => {
      const { key, ...draft } = payload;
      state[key] = draft;
    },
    draftDiscarded: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
    /** Signing in as another user removes the drafts of the previous one. */
    draftsCleared: (state, { payload }: PayloadAction<{ keepOwner?: number } | undefined>) =>
      Object.fromEntries(Object.entries(state).filter(([, { owner }]) => payload && (owner === undefined || owner === payload.keepOwner))),
    draftsRestored: (_state, { payload }: PayloadAction<Drafts>) => payload,
  },
});

export const { draftSaved, draftDiscarded, draftsCleared, draftsRestored } = slice.actions;
export const draftsReducer = slice.reducer;

interface DraftRoot {
  drafts: Drafts;
  session: { user?: { id: number; email: string } };
}

/**
 * Returns the owner of new input, for `draftSaved`. Undefined for a guest, and for an anonymous patient, who has no email
 * yet: the drafts of both pass to the account that they register or sign in with.
 */
export const getDraftOwner = ({ session: { user } }: DraftRoot): number | undefined => (user?.email ? user.id : undefined);

/**
 * Returns the draft under a key for the current user, or undefined. After a session expires, the draft waits for its owner; other
 * users do not see it. This is the only check of the owner.
 */
export function selectDraft<Value>(state: DraftRoot, key: string): Value | undefined {
  const draft = state.drafts[key];
  if (!draft || (draft.owner !== undefined && draft.owner !== getDraftOwner(state))) return undefined;
  return draft.value as Value;
}

/**
 * Stores the user's input in a form through navigation, reload and the end of the session.
 * Takes a key of the suite ('request-flow'); returns the value or undefined, and functions to save and discard it.
 * `save` reads the owner when it is called, because an earlier call may have signed a user in.
 */
export function useDraft<Value>(key: string) {
  const store = useStore<DraftRoot>();
  const value = useSelector((state: DraftRoot) => selectDraft<Value>(state, key));
  return {
    value,
    save: (next: Value) => store.dispatch(draftSaved({ key, owner: getDraftOwner(store.getState()), value: next })),
    discard: () => store.dispatch(draftDiscarded(key)),
  };
}
