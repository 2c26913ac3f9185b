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

type NewMessage = Pick<Message, 'status' | 'message'> & Partial<Pick<Message, 'id' | 'delay' | 'forever'>>;

const slice = createSlice({
  name: 'messages',
  initialState: [] as Message[],
  reducers: {
    /** Shows a banner; it replaces a banner with the same id. */
    messageShown: {
      prepare: ({ id = nanoid(), delay = null, forever = false, ...rest }: NewMessage) => ({
        payload: { id, delay, forever, ...rest },
      }),
      reducer: (state, { payload }: PayloadAction<Message>) => {
        const index = state.findIndex(({ id }) => id === payload.id);
        if (index < 0) state.push(payload);
        else state[index] = payload;
      },
    },
    messageDismissed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
    /** A route change removes banners that wait to be dismissed, except those that are forever. */
    routeChanged: (state) => state.filter(({ delay, forever }) => delay !== null || forever),
  },
});

export const { messageShown, messageDismissed, routeChanged } = slice.actions;
export const messagesReducer = slice.reducer;
