import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A banner (SC-380). `status` true is success, false an error, null neutral; `delay` in ms, null until dismissed. */
export interface Message {
  id: string;
  status: boolean | null;
  delay: number | null;
  message: string;
  /** Stays through route changes. */
  forever: boolean;
}

export type NewMessage = Pick<Message, 'status' | 'message'> & Partial<Pick<Message, 'id' | 'delay' | 'forever'>>;

const slice = createSlice({
  name: 'messages',
  initialState: [] as Message[],
  reducers: {
    /** Shows a banner; one with the id of a banner already there takes its place. */
    messageShown: {
      prepare: ({ id = nanoid(), delay = null, forever = false, ...rest }: NewMessage) => ({
        payload: { id, delay, forever, ...rest },
      }),
      reducer: (state, { payload }: PayloadAction<Message>) => {
        const place = state.findIndex(({ id }) => id === payload.id);
        if (place < 0) state.push(payload);
        else state[place] = payload;
      },
    },
    messageDismissed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
    /** A route change takes away what waits to be dismissed, unless it is forever. */
    routeChanged: (state) => state.filter(({ delay, forever }) => delay !== null || forever),
  },
});

export const { messageShown, messageDismissed, routeChanged } = slice.actions;
export const messagesReducer = slice.reducer;
