import { AsyncResource } from 'node:async_hooks';
import fastq from 'fastq';
import { errors } from './errors';
import { type DeclaredRoute } from './route';

type Work = () => Promise<unknown>;

const runWork = (work: Work) => work();

interface HeavyReads extends Record<'runningOfStaff' | 'runningOfPatients' | 'waiting', number> {
  /** Runs a list of staff. */
  runOfStaff: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface HeavyReadQueues {
  /** Makes a route that reads much wait for its turn, in the queue of its caller. */
  asHeavyRead: (route: DeclaredRoute) => DeclaredRoute;
  /** Runs such work of a list of staff when it is its turn: a list from memory needs none. It must not start such work itself. */
  readForStaff: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Creates the queues of routes that read much: all of them together run a few at a time, in their order, so that other calls find a
 * free connection to the database. Further calls wait; when too many wait, a call gets 503 with Retry-After. Patients, who read few rows,
 * have a queue of their own: they do not wait for lists of thousands of rows.
 */
export function createHeavyReads(options: HeavyReads): HeavyReadQueues {
  const { runningOfStaff, runningOfPatients, waiting, runOfStaff } = options;
  const ofStaff = fastq.promise(runWork, runningOfStaff);
  const ofPatients = fastq.promise(runWork, runningOfPatients);
  const run = async <Result>(queue: typeof ofStaff, work: () => Promise<Result>): Promise<Result> => {
    if (queue.length() >= waiting && queue.running() >= queue.concurrency) throw errors.busy('lists');
    // The queue starts work in the context of the call that ended before it; its statements belong to this call.
    return (await queue.push(AsyncResource.bind(work))) as Result;
  };
  const readForStaff = <Result>(work: () => Promise<Result>) => run(ofStaff, () => runOfStaff(work));
  return {
    readForStaff,
    asHeavyRead: (route) => ({
      ...route,
      handle: (input) => {
        const read = async () => await route.handle(input);
        return input.caller?.user.userType === 'patient' ? run(ofPatients, read) : readForStaff(read);
      },
    }),
  };
}
