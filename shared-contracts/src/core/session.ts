import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ProviderInfo, type SessionUser } from './user';

/** 'starting' until the stored token is checked; then a guest or a user. */
export interface SessionState {
  status: 'starting' | 'guest' | 'user';
  user?: SessionUser;
  provider?: ProviderInfo;
  /** Id of the location that a provider works at. */
  locationId?: string;
  /** ISO time after which the server ends the session unless something is done. */
  deadline?: string;
  /** How far the server's clock is ahead of this device's, in ms; undefined while they agree within seconds. */
  clockOffsetMs?: number;
  /** Why the last session ended, until the user has read it. */
  endReason?: string;
  /** True while the shell loads the user of a new token. */
  signingIn?: boolean;
}

const initialState = { status: 'starting' } as SessionState;

/**
 * Signs a user in: the shell stores the token and loads the user. When the user cannot be loaded, the session is a guest's and
 * the shell shows a message, unless `suppressMessage`.
 */
export const signedIn = createAction<{ token: string; remember: boolean; suppressMessage?: boolean }>('session/signedIn');
/** The user signs out. The shell ends the session and opens the login of the user's audience. */
export const signOut = createAction('session/signOut');
/** The server rejected the session (any 401). The shell clears it and shows the reason. */
export const sessionEnded = createAction('session/ended');
/** A provider chose a location, by id; every following call carries it. */
export const locationChosen = createAction<string>('session/locationChosen');
/** Staff act as another account; the shell stores their original token for the return. */
export const accountSwitched = createAction<{ token: string }>('session/accountSwitched');

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    // The response with the user also carries the deadline and the server's time, which are stored first.
    userLoaded: (
      { deadline, clockOffsetMs },
      { payload }: PayloadAction<{ user: SessionUser; provider?: ProviderInfo; locationId?: string }>,
    ) => ({
      status: 'user' as const,
      deadline,
      clockOffsetMs,
      ...payload,
    }),
    guestSessionStarted: ({ clockOffsetMs }, { payload }: PayloadAction<{ endReason?: string } | undefined>) => ({
      status: 'guest' as const,
      clockOffsetMs,
      ...payload,
    }),
    endReasonDismissed: (state) => {
      delete state.endReason;
    },
    userUpdated: (state, { payload }: PayloadAction<Partial<SessionUser>>) => {
      if (state.user) Object.assign(state.user, payload);
    },
    deadlineUpdated: (state, { payload }: PayloadAction<string>) => {
      state.deadline = payload;
    },
    clockCompared: (state, { payload }: PayloadAction<number | undefined>) => {
      state.clockOffsetMs = payload;
    },
    locationUpdated: (state, { payload }: PayloadAction<string>) => {
      state.locationId = payload;
    },
  },
  // Immediately, so that a second, concurrent 401 finds a guest (SH-086).
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, ({ clockOffsetMs }) => ({ status: 'guest' as const, clockOffsetMs }))
      .addCase(signedIn, (state) => {
        state.signingIn = true;
      }),
});

export const { userLoaded, guestSessionStarted, endReasonDismissed, userUpdated, deadlineUpdated, clockCompared, locationUpdated } =
  slice.actions;
export const sessionReducer = slice.reducer;
