import postgres from 'postgres';
import { type Engine } from './engine/engine';

type Channel = 'sessions' | 'practice_versions' | 'presence';

/**
 * What the database reports: committed changes (the end or change of sessions, new versions of a practice's lists), and what the API
 * processes report to each other without storing it.
 */
export interface DatabaseChanges {
  /** A change is reported before it is acknowledged; otherwise a moment after it. */
  isImmediate: boolean;
  /** `onGap` runs when reports may have been missed. */
  subscribe(channel: Channel, onReport: (report: string) => void, onGap?: () => void): Promise<void>;
  /** Reports to the subscribers of all processes, this one included. Nothing is written. */
  publish(channel: Channel, report: string): Promise<void>;
  close(): Promise<void>;
}

/** The reports of the embedded engine, which come with the result of the commit. */
export function listenEmbedded(engine: Engine): DatabaseChanges {
  const subscribers: { channel: Channel; onReport: (report: string) => void }[] = [];
  return {
    isImmediate: true,
    subscribe: async (channel, onReport) => {
      subscribers.push({ channel, onReport });
      await engine.listen(channel, onReport);
    },
    // One process has the folder, so the report need not pass through the engine.
    publish: (channel, report) => {
      for (const subscriber of subscribers) if (subscriber.channel === channel) subscriber.onReport(report);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}

/** The reports of a server, over a connection of their own that is opened with the first subscription and restored by itself. */
export function listenToServer(url: string): DatabaseChanges {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    isImmediate: false,
    subscribe: async (channel, onReport, onGap) => {
      await client.listen(channel, onReport, onGap);
    },
    publish: async (channel, report) => {
      await client.notify(channel, report);
    },
    close: () => client.end({ timeout: 1 }),
  };
}
