import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

/** Unsent answers of one form. Never card data. */
export interface Draft {
  value: unknown;
  /** Id of the user who typed it; undefined while a guest types. */
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
  session: { user?: { id: number } };
}

/**
 * What was typed into a form, kept through navigation, reload and the end of a session for the same person.
 * Takes a key of the suite ('request-flow'); returns the value or undefined, and functions to keep and drop it.
 */
export function useDraft<Value>(key: string) {
  const dispatch = useDispatch();
  const owner = useSelector((state: DraftRoot) => state.session.user?.id);
  // After an expiry the words wait for the person who typed them; whoever else is at the screen does not see them.
  const draft = useSelector((state: DraftRoot) => state.drafts[key]);
  const value = (draft && (draft.owner === undefined || draft.owner === owner) ? draft.value : undefined) as Value | undefined;
  return {
    value,
    keep: (next: Value) => dispatch(draftKept({ key, owner, value: next })),
    drop: () => dispatch(draftDropped(key)),
  };
}
