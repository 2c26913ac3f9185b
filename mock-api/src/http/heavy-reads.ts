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

/**
 * Returns a wrapper for routes that read much: all of them together run a few at a time, in their order, so that other calls find a
 * free connection to the database. Further calls wait; when too many wait, a call gets 503 with Retry-After. Patients, who read few rows,
 * have a queue of their own: they do not wait for lists of thousands of rows.
 */
export function createHeavyReads(options: HeavyReads): (route: DeclaredRoute) => DeclaredRoute {
  const { runningOfStaff, runningOfPatients, waiting, runOfStaff } = options;
  const ofStaff = fastq.promise(runWork, runningOfStaff);
  const ofPatients = fastq.promise(runWork, runningOfPatients);
  return (route) => ({
    ...route,
    handle: (input) => {
      const isPatient = input.caller?.user.userType === 'patient';
      const queue = isPatient ? ofPatients : ofStaff;
      if (queue.length() >= waiting && queue.running() >= queue.concurrency) throw errors.busy('lists');
      const read = async () => await route.handle(input);
      // The queue starts work in the context of the call that ended before it; its statements belong to this call.
      return queue.push(AsyncResource.bind(isPatient ? read : () => runOfStaff(read)));
    },
  });
}
