import {
  type Attributes,
  context,
  createContextKey,
  type Histogram,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { listCauses } from '../db/error-codes';
import { durationBoundaries, measureCalls } from './measure-calls';
import { type Monitor } from './monitor';
import { startProviders } from './providers';
import { type MonitoringSettings } from './settings';

/** Names an error by its code, such as a SQLSTATE, or its class: its message can have a value that a user entered. */
function nameError(cause: unknown): string {
  for (const { code } of listCauses(cause)) if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return cause instanceof Error ? cause.constructor.name : 'unknown';
}

interface Measured {
  spanName: string;
  kind: SpanKind;
  attributes: Attributes;
  /** Without one only the span has the time. */
  durations?: Histogram;
  /** Starts a trace; otherwise there is a span only inside of one. */
  isRoot?: boolean;
}

async function measure<Result>(
  tracer: Tracer,
  { spanName, kind, attributes, durations, isRoot = false }: Measured,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const hasSpan = isRoot || trace.getActiveSpan() !== undefined;
  const span = hasSpan ? tracer.startSpan(spanName, { kind, attributes, root: isRoot }) : undefined;
  const record = (outcome: Attributes) => durations?.record((performance.now() - startedAt) / 1000, { ...attributes, ...outcome });
  try {
    const result = span ? await context.with(trace.setSpan(context.active(), span), work) : await work();
    record({});
    return result;
  } catch (cause) {
    const outcome = { 'error.type': nameError(cause) };
    record(outcome);
    span?.setAttributes(outcome).setStatus({ code: SpanStatusCode.ERROR });
    throw cause;
  } finally {
    span?.end();
  }
}

interface MonitorOptions {
  /** Connections to the database that calls share. */
  connections: number;
  /** Receives why telemetry could not be delivered. */
  report: (reason: string) => void;
}

/**
 * Starts to measure with OpenTelemetry. Spans: calls, their transactions and statements, jobs. Names and attributes are those of the code,
 * by the semantic conventions where there are any. Rejects when the port of the metrics is taken.
 */
export async function startMonitor(settings: MonitoringSettings, { connections, report }: MonitorOptions): Promise<Monitor> {
  const { tracer, meter, close } = await startProviders(settings, report);
  const createDurations = (name: string, description: string) =>
    meter.createHistogram(name, { unit: 's', description, advice: { explicitBucketBoundaries: durationBoundaries } });
  const statements = createDurations('db.client.operation.duration', 'Time of a statement, with its wait for a connection');
  const jobs = createDurations('scanharbor.job.duration', 'Time of an attempt at a job');
  const refusals = meter.createCounter('scanharbor.limit.refusals', { unit: '{call}', description: 'Calls that a limit refused' });
  const lookups = meter.createCounter('scanharbor.cache.lookups', { unit: '{lookup}', description: 'Lookups in caches, by their result' });

  // Transactions, and statements outside of them, need a connection each. Those beyond the pool wait.
  let needed = 0;
  const transactionKey = createContextKey('in a transaction');
  const withConnection = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    needed += 1;
    try {
      return await work();
    } finally {
      needed -= 1;
    }
  };

  const addGauge: Monitor['addGauge'] = ({ name, unit, description, read }) =>
    meter.createObservableGauge(name, { unit, description }).addCallback((result) => {
      for (const { value, labels = {} } of read()) result.observe(value, labels);
    });
  addGauge({
    name: 'db.client.connection.count',
    unit: '{connection}',
    description: 'Connections to the database that calls share',
    read: () => {
      const used = Math.min(needed, connections);
      return [
        { value: used, labels: { 'db.client.connection.state': 'used' } },
        { value: connections - used, labels: { 'db.client.connection.state': 'idle' } },
      ];
    },
  });
  addGauge({
    name: 'db.client.connection.pending_requests',
    unit: '{request}',
    description: 'Statements and transactions that wait for a connection',
    read: () => [{ value: Math.max(0, needed - connections) }],
  });

  return {
    addCalls: (app) => measureCalls(app, { tracer, meter }),
    runStatement: (name, work) => {
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
      const run = () => measure(tracer, { spanName: name, kind: SpanKind.CLIENT, attributes, durations: statements }, work);
      return context.active().getValue(transactionKey) ? run() : withConnection(run);
    },
    runTransaction: (work) => {
      const measured = { spanName: 'transaction', kind: SpanKind.INTERNAL, attributes: {} };
      const run = () => measure(tracer, measured, () => context.with(context.active().setValue(transactionKey, true), work));
      return withConnection(run);
    },
    runJob: (queue, work) =>
      measure(
        tracer,
        { spanName: `job ${queue}`, kind: SpanKind.CONSUMER, attributes: { 'scanharbor.queue': queue }, durations: jobs, isRoot: true },
        work,
      ),
    countRefusal: (limit) => refusals.add(1, { 'scanharbor.limit': limit }),
    countLookup: (cache, isHit) => lookups.add(1, { 'scanharbor.cache': cache, 'scanharbor.result': isHit ? 'hit' : 'miss' }),
    addGauge,
    getLogFields: () => {
      const span = trace.getActiveSpan()?.spanContext();
      // A trace that is not part of the share is nowhere.
      return span && span.traceFlags & TraceFlags.SAMPLED ? { traceId: span.traceId } : {};
    },
    close,
  };
}
