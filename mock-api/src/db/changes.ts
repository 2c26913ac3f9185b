import { type PGlite } from '@electric-sql/pglite';

/** What the embedded engine reports of committed changes, before it acknowledges them. */
export interface DatabaseChanges {
  subscribe(channel: 'sessions' | 'practice_versions', onReport: (report: string) => void): Promise<void>;
}

/** Subscribes to the reports of the embedded engine. */
export const listenEmbedded = (client: PGlite): DatabaseChanges => ({
  subscribe: async (channel, onReport) => {
    await client.listen(channel, onReport);
  },
});
