import {
  mergePresence,
  presenceActivities,
  presenceLeaseSeconds,
  type PresentColleague,
} from '@scanharbor/shared-contracts/domain/presence';
import { z } from 'zod';
import { type DatabaseChanges } from '../db/changes';

const presentColleague = z.object({ requestId: z.number(), name: z.string(), activity: z.enum(presenceActivities) });

/** An open stream at a request: whose it is, and what its tab shows. */
const presence = presentColleague.extend({
  /** Of the stream. */
  id: z.string(),
  practiceId: z.number(),
  /** Who sits at the screen: in a switched session the staff member who acts as the user. */
  actorId: z.number(),
});

export type Presence = z.infer<typeof presence>;

const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('here'), presence }),
  z.object({ kind: z.literal('gone'), id: z.string() }),
  /** A process that has just connected requests what the others have. */
  z.object({ kind: z.literal('resend') }),
]);

type Report = z.infer<typeof report>;

interface PresenceBoard {
  publish: (report: Report) => void;
  /** Who else of the practice is at which request: without the tabs of the actor. */
  describe: (practiceId: number, exceptActorId: number) => PresentColleague[];
  /** Removes what was not renewed. */
  expire: () => void;
}

/**
 * Creates the memory of who is at which request, the same in each process: they report to each other through the database, which stores
 * nothing of it. An entry ends with its stream, or when it is not renewed because its process or device is gone.
 */
export async function createPresenceBoard(
  changes: DatabaseChanges,
  { onChange, listOwn }: { onChange: (practiceId: number) => void; listOwn: () => Presence[] },
): Promise<PresenceBoard> {
  const board = new Map<string, Presence & { until: number }>();
  // Without the database this process has no reports either; what is then missing comes with the renewals.
  const publish = (next: Report) => void changes.publish('presence', JSON.stringify(next)).catch(() => undefined);
  const remove = (id: string) => {
    const entry = board.get(id);
    board.delete(id);
    if (entry) onChange(entry.practiceId);
  };
  const read = (text: string) => {
    const next = report.parse(JSON.parse(text));
    if (next.kind === 'gone') remove(next.id);
    if (next.kind === 'resend') for (const own of listOwn()) publish({ kind: 'here', presence: own });
    if (next.kind === 'here') {
      board.set(next.presence.id, { ...next.presence, until: Date.now() + presenceLeaseSeconds * 1_000 });
      onChange(next.presence.practiceId);
    }
  };
  await changes.subscribe('presence', read, () => publish({ kind: 'resend' }));
  return {
    publish,
    describe: (practiceId, exceptActorId) =>
      mergePresence(
        [...board.values()]
          .filter((entry) => entry.practiceId === practiceId && entry.actorId !== exceptActorId)
          .map(({ requestId, name, activity }) => ({ requestId, name, activity })),
      ),
    expire: () => {
      for (const { id, until } of board.values()) if (until <= Date.now()) remove(id);
    },
  };
}
