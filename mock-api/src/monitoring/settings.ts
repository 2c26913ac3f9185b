import { readCount } from '../read-count';

/** How telemetry is encoded for a collector. */
type Protocol = 'http/protobuf' | 'http/json';

/** What is measured and where it goes. The exporters read the URLs, headers and timeouts of the collector from OTEL_EXPORTER_OTLP_*. */
export interface MonitoringSettings {
  /** Sends spans to a collector. */
  traces?: { protocol: Protocol; delayMs: number; share: number } | undefined;
  /** Sends metrics to a collector. */
  metrics?: { protocol: Protocol; intervalMs: number } | undefined;
  /** Serves metrics as text for Prometheus, at /metrics of a port of its own. */
  scraping?: { host: string; port: number } | undefined;
}

const byDefault = { spanDelayMs: 5_000, metricIntervalMs: 60_000, host: '127.0.0.1' };

/** True when a signal (`TRACES`, `METRICS`) goes to a collector. */
function hasCollector(env: NodeJS.ProcessEnv, signal: string): boolean {
  const exporter = env[`OTEL_${signal}_EXPORTER`] || 'otlp';
  if (exporter !== 'otlp' && exporter !== 'none') throw new Error(`OTEL_${signal}_EXPORTER must be otlp or none, not '${exporter}'.`);
  const endpoint = env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] || env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || exporter === 'none') return false;
  if (!/^https?:\/\/./.test(endpoint) || !URL.canParse(endpoint)) {
    // Without its value, which may have a password.
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://localhost:4318.');
  }
  return true;
}

function readProtocol(env: NodeJS.ProcessEnv, signal: string): Protocol {
  const protocol = env[`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`] || env.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/protobuf';
  if (protocol === 'http/protobuf' || protocol === 'http/json') return protocol;
  throw new Error(`OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json, not '${protocol}'.`);
}

/** Returns the share of traces, from 0 to 1. All traces begin here, so the variants for parents elsewhere are the same. */
function readShare({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: NodeJS.ProcessEnv): number {
  const sampler = (OTEL_TRACES_SAMPLER || 'always_on').replace(/^parentbased_/, '');
  if (sampler === 'always_on') return 1;
  if (sampler === 'always_off') return 0;
  if (sampler !== 'traceidratio') throw new Error(`OTEL_TRACES_SAMPLER must be always_on, always_off or traceidratio, not '${sampler}'.`);
  const share = Number(OTEL_TRACES_SAMPLER_ARG || 1);
  if (share >= 0 && share <= 1) return share;
  throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not '${OTEL_TRACES_SAMPLER_ARG ?? ''}'.`);
}

function readScraping(env: NodeJS.ProcessEnv): MonitoringSettings['scraping'] {
  const port = readCount(env, 'METRICS_PORT', 0);
  if (port > 65_535) throw new Error(`METRICS_PORT must be a number up to 65535, not '${port}'.`);
  return port === 0 ? undefined : { host: env.METRICS_HOST || byDefault.host, port };
}

/** Reads what is measured; undefined when neither a collector nor a port is set. Throws an Error with a message of one line. */
export function readMonitoring(env: NodeJS.ProcessEnv): MonitoringSettings | undefined {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  const traces = hasCollector(env, 'TRACES')
    ? {
        protocol: readProtocol(env, 'TRACES'),
        delayMs: readCount(env, 'OTEL_BSP_SCHEDULE_DELAY', byDefault.spanDelayMs),
        share: readShare(env),
      }
    : undefined;
  const metrics = hasCollector(env, 'METRICS')
    ? {
        protocol: readProtocol(env, 'METRICS'),
        intervalMs: Math.max(1, readCount(env, 'OTEL_METRIC_EXPORT_INTERVAL', byDefault.metricIntervalMs)),
      }
    : undefined;
  const scraping = readScraping(env);
  return traces || metrics || scraping ? { traces, metrics, scraping } : undefined;
}
