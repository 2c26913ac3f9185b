import { type JobCount, type JobQueue } from '../db/job-queue';
import { type Monitor } from './monitor';

const refreshMs = 15_000;

/**
 * Adds the metric of jobs by queue and state. They are counted beforehand, so that metrics can also be read while the database is away;
 * then this one has no values. Returns a function that ends it.
 */
export function watchJobs(queue: Pick<JobQueue, 'countJobs'>, monitor: Pick<Monitor, 'addGauge'>): () => void {
  let counts: JobCount[] = [];
  const refresh = async () => {
    counts = await queue.countJobs().catch(() => []);
  };
  monitor.addGauge({
    name: 'scanharbor.jobs',
    unit: '{job}',
    description: 'Jobs of all processes by queue and state',
    read: () =>
      counts.map(({ queue: name, state, jobs }) => ({ value: jobs, labels: { 'scanharbor.queue': name, 'scanharbor.state': state } })),
  });
  void refresh();
  const timer = setInterval(() => void refresh(), refreshMs);
  return () => clearInterval(timer);
}
