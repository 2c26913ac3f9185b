import { type FastifyInstance } from 'fastify';
import { type JobMonitor } from '../db/job-queue';
import { type StatementMonitor } from '../db/monitored-statements';
import { type LimitName } from '../http/errors';

/** The caches that spare statements, as the metric of lookups names them. */
type CacheName = 'sessions' | 'lists' | 'repeated calls';

/** Receives what an API process does, for its metrics and traces. Nothing that it receives has a value of a user. */
export interface Monitor extends StatementMonitor, JobMonitor {
  /** Measures all calls of the app; runs before its other hooks. */
  addCalls(app: FastifyInstance): void;
  countRefusal(limit: LimitName): void;
  countLookup(cache: CacheName, isHit: boolean): void;
  /** Adds a metric whose value is read when metrics are collected. `read` must be quick and must not fail. */
  addGauge(gauge: Gauge): void;
  /** Returns the id of the current trace for a line of the log; none outside of a call and a job. */
  getLogFields(): { traceId?: string };
  /** Sends what was not sent yet, for a few seconds at most, and closes the port of the metrics. */
  close(): Promise<void>;
}

interface Gauge {
  name: string;
  /** UCUM unit, such as `{stream}`. */
  unit: string;
  description: string;
  read: () => { value: number; labels?: Record<string, string> }[];
}

const run = <Result>(_name: string, work: () => Promise<Result>) => work();

/** Measures nothing. */
export const noMonitor: Monitor = {
  runStatement: run,
  runTransaction: (work) => work(),
  runJob: run,
  addCalls: () => undefined,
  countRefusal: () => undefined,
  countLookup: () => undefined,
  addGauge: () => undefined,
  getLogFields: () => ({}),
  close: () => Promise.resolve(),
};
