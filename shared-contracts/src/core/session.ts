import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ProviderInfo, type SessionUser } from './user';

/** 'starting' until the stored token was checked; then a guest or a user. */
export interface SessionState {
  status: 'starting' | 'guest' | 'user';
  user?: SessionUser;
  provider?: ProviderInfo;
  /** Id of the location that a provider works at. */
  locationId?: string;
  /** ISO time after which the server ends the session unless something is done. */
  deadline?: string;
  /** Why the last session ended, until the user has read it. */
  notice?: string;
  /** Somebody was signed in, and the shell is finding out who. */
  entering?: boolean;
}

const initialState = { status: 'starting' } as SessionState;

/**
 * Remotes ask, the shell answers: it stores the token, loads the user, and goes on. When the user cannot be loaded it
 * leaves a guest and says so, unless who asked does (`isTold`).
 */
export const signedIn = createAction<{ token: string; remember: boolean; isTold?: boolean }>('session/signedIn');
/** The user asked to leave. The shell ends the session and opens the login of the user's side. */
export const signOut = createAction('session/signOut');
/** The server no longer knows the session (any 401). The shell clears up and says why. */
export const sessionEnded = createAction('session/ended');
/** A provider chose a location, by id; every later call carries it. */
export const locationChosen = createAction<string>('session/locationChosen');
/** Staff began to act as another account; the shell keeps their own token for the way back. */
export const accountSwitched = createAction<{ token: string }>('session/accountSwitched');

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    // The answer that tells who it is tells the deadline, too, and tells it first.
    userKnown: ({ deadline }, { payload }: PayloadAction<{ user: SessionUser; provider?: ProviderInfo; locationId?: string }>) => ({
      status: 'user' as const,
      deadline,
      ...payload,
    }),
    guestKnown: (_state, { payload }: PayloadAction<{ notice?: string } | undefined>) => ({ status: 'guest' as const, ...payload }),
    noticeRead: (state) => {
      delete state.notice;
    },
    userChanged: (state, { payload }: PayloadAction<Partial<SessionUser>>) => {
      if (state.user) Object.assign(state.user, payload);
    },
    deadlineKnown: (state, { payload }: PayloadAction<string>) => {
      state.deadline = payload;
    },
    locationKnown: (state, { payload }: PayloadAction<string>) => {
      state.locationId = payload;
    },
  },
  // At once, so that a second 401 of the same moment finds nobody signed in (SH-086).
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => ({ status: 'guest' as const }))
      .addCase(signedIn, (state) => {
        state.entering = true;
      }),
});

export const { userKnown, guestKnown, noticeRead, userChanged, deadlineKnown, locationKnown } = slice.actions;
export const sessionReducer = slice.reducer;
