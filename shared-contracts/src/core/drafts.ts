import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector, useStore } from 'react-redux';

/** Unsent answers of one form. Never card data. */
export interface Draft {
  value: unknown;
  /** Id of the user who typed it, by `draftOwner`; undefined while a guest types. */
  owner?: number;
}

type Drafts = Record<string, Draft>;

const slice = createSlice({
  name: 'drafts',
  initialState: {} as Drafts,
  reducers: {
    draftKept: (state, { payload }: PayloadAction<{ key: string } & Draft>) => {
      const { key, ...draft } = payload;
      state[key] = draft;
    },
    draftDropped: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
    /** Signing in as somebody else leaves nothing of the one before. */
    draftsCleared: (state, { payload }: PayloadAction<{ keepOwner?: number } | undefined>) =>
      Object.fromEntries(Object.entries(state).filter(([, { owner }]) => payload && (owner === undefined || owner === payload.keepOwner))),
    draftsRestored: (_state, { payload }: PayloadAction<Drafts>) => payload,
  },
});

export const { draftKept, draftDropped, draftsCleared, draftsRestored } = slice.actions;
export const draftsReducer = slice.reducer;

interface DraftRoot {
  drafts: Drafts;
  session: { user?: { id: number; email: string } };
}

/**
 * Whose words are typed at this moment: the id for `draftKept`. Undefined for a guest, and for an anonymous patient, who
 * has no email yet: like a guest they go on as whoever they register or sign in as.
 */
export const draftOwner = ({ session: { user } }: DraftRoot): number | undefined => (user?.email ? user.id : undefined);

/**
 * The words kept under a key for who is at the screen, or undefined. After an expiry they wait for the person who typed
 * them; whoever else is at the screen does not see them. No other place decides this.
 */
export function draftFor<Value>(state: DraftRoot, key: string): Value | undefined {
  const draft = state.drafts[key];
  if (!draft || (draft.owner !== undefined && draft.owner !== draftOwner(state))) return undefined;
  return draft.value as Value;
}

/**
 * What was typed into a form, kept through navigation, reload and the end of a session for the same person.
 * Takes a key of the suite ('request-flow'); returns the value or undefined, and functions to keep and drop it.
 * `keep` asks who is at the screen when it is called, as a call before it may have signed somebody in.
 */
export function useDraft<Value>(key: string) {
  const store = useStore<DraftRoot>();
  const value = useSelector((state: DraftRoot) => draftFor<Value>(state, key));
  return {
    value,
    keep: (next: Value) => store.dispatch(draftKept({ key, owner: draftOwner(store.getState()), value: next })),
    drop: () => store.dispatch(draftDropped(key)),
  };
}
