import { AsyncResource } from 'node:async_hooks';
import fastq from 'fastq';
import { type Limits } from '../options';
import { errors } from './errors';
import { type DeclaredRoute } from './route';

type Work = () => Promise<unknown>;

/**
 * Returns a wrapper for routes that read much: all of them together run a few at a time, in their order, so that other calls find a
 * free connection to the database. Further calls wait; when too many wait, a call gets 503 with Retry-After.
 */
export function createHeavyReads({ running, waiting }: Limits['heavyReads']): (route: DeclaredRoute) => DeclaredRoute {
  const queue = fastq.promise((work: Work) => work(), running);
  return (route) => ({
    ...route,
    handle: (input) => {
      if (queue.length() >= waiting && queue.running() >= running) throw errors.busy('lists');
      // The queue starts work in the context of the call that ended before it; its statements belong to this call.
      return queue.push(AsyncResource.bind(async () => await route.handle(input)));
    },
  });
}
