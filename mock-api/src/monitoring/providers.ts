import { context, diag, DiagLogLevel, type Meter, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter as JsonMetrics } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as ProtobufMetrics } from '@opentelemetry/exporter-metrics-otlp-proto';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter as JsonTraces } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufTraces } from '@opentelemetry/exporter-trace-otlp-proto';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { detectResources, envDetector, resourceFromAttributes, serviceInstanceIdDetector } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { type MonitoringSettings } from './settings';

interface Providers {
  tracer: Tracer;
  meter: Meter;
  close: () => Promise<void>;
}

const scope = 'scanharbor-api';
const exportTimeoutMs = 10_000;
/** A collector that is away fails each export. */
const reportIntervalMs = 60_000;
/** A collector that does not respond must not keep a process from ending. */
const closeTimeoutMs = 3_000;

/** Passes on the first error of a minute. */
function createReport(report: (reason: string) => void): (text: string) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (text) => {
    if (performance.now() - reportedAt < reportIntervalMs) return;
    reportedAt = performance.now();
    report(readMessage(text));
  };
}

/** Errors of the SDK are objects as JSON with stack frames; only their message is for the log. */
function readMessage(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : 'unknown error';
  } catch {
    return text;
  }
}

async function openPort({ host, port }: NonNullable<MonitoringSettings['scraping']>): Promise<IMetricReader> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true });
  await exporter.startServer().catch((cause: unknown) => {
    throw new Error(
      `The metrics cannot be served at METRICS_PORT ${port} of ${host}: ${(cause as NodeJS.ErrnoException).code ?? String(cause)}.`,
    );
  });
  return exporter;
}

async function createReaders({ metrics, scraping }: MonitoringSettings): Promise<IMetricReader[]> {
  const readers = scraping ? [await openPort(scraping)] : [];
  if (!metrics) return readers;
  const { protocol, intervalMs } = metrics;
  const exporter = protocol === 'http/json' ? new JsonMetrics() : new ProtobufMetrics();
  const exportTimeoutMillis = Math.min(intervalMs, exportTimeoutMs);
  return [...readers, new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: intervalMs, exportTimeoutMillis })];
}

function createTracerProvider(traces: MonitoringSettings['traces'], resource: ReturnType<typeof detectResources>): TracerProvider {
  if (!traces) return new TracerProvider({ resource, sampler: new TraceIdRatioBasedSampler(0) });
  const exporter = traces.protocol === 'http/json' ? new JsonTraces() : new ProtobufTraces();
  return new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traces.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: traces.delayMs, exportTimeoutMillis: exportTimeoutMs })],
  });
}

/**
 * Starts the OpenTelemetry SDK. Rejects when the port of the metrics cannot be opened. `report` receives why telemetry could not be
 * delivered; it is lost then, and nothing else is affected.
 */
export async function startProviders(settings: MonitoringSettings, report: (reason: string) => void): Promise<Providers> {
  const ignore = () => undefined;
  const logger = { error: createReport(report), warn: ignore, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const readers = await createReaders(settings);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // The variables OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last, so they win. The id keeps several processes apart.
  const resource = resourceFromAttributes({ 'service.name': scope }).merge(
    detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }),
  );
  const meters = new MeterProvider({ resource, readers });
  const tracers = createTracerProvider(settings.traces, resource);
  const runtime = new RuntimeNodeInstrumentation();
  runtime.setMeterProvider(meters);
  return {
    tracer: tracers.getTracer(scope),
    meter: meters.getMeter(scope),
    close: async () => {
      runtime.disable();
      const ended = new AbortController();
      const timeout = new Promise((resolve) => {
        const timer = setTimeout(resolve, closeTimeoutMs);
        ended.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      await Promise.race([Promise.allSettled([tracers.shutdown(), meters.shutdown()]), timeout]);
      ended.abort();
      context.disable();
      diag.disable();
    },
  };
}
