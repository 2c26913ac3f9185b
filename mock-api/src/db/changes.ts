import postgres from 'postgres';
import { type Engine } from './engine/engine';

/** What the database reports of committed changes: the end or change of sessions, and new versions of a practice's lists. */
export interface DatabaseChanges {
  /** A change is reported before it is acknowledged; otherwise a moment after it. */
  isImmediate: boolean;
  /** `onGap` runs when reports may have been missed. */
  subscribe(channel: 'sessions' | 'practice_versions', onReport: (report: string) => void, onGap?: () => void): Promise<void>;
  close(): Promise<void>;
}

/** The reports of the embedded engine, which come with the result of the commit. */
export const listenEmbedded = (engine: Engine): DatabaseChanges => ({
  isImmediate: true,
  subscribe: (channel, onReport) => engine.listen(channel, onReport),
  close: () => Promise.resolve(),
});

/** The reports of a server, over a connection of their own that is opened with the first subscription and restored by itself. */
export function listenToServer(url: string): DatabaseChanges {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    isImmediate: false,
    subscribe: async (channel, onReport, onGap) => {
      await client.listen(channel, onReport, onGap);
    },
    close: () => client.end({ timeout: 1 }),
  };
}
