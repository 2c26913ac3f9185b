import { readMonitoring } from './settings';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };

it('measures nothing without a collector and a port', () => {
  expect(readMonitoring({})).toBeUndefined();
  expect(readMonitoring({ OTEL_TRACES_SAMPLER: 'always_on', METRICS_PORT: '' })).toBeUndefined();
  expect(readMonitoring({ ...endpoint, METRICS_PORT: '9464', OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  expect(readMonitoring({ ...endpoint, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' })).toBeUndefined();
});

it('sends each signal where its variables name a collector', () => {
  expect(readMonitoring(endpoint)).toEqual({
    traces: { protocol: 'http/protobuf', delayMs: 5_000, share: 1 },
    metrics: { protocol: 'http/protobuf', intervalMs: 60_000 },
  });
  const traces = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://otel.example/v1/traces', OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json' };
  const share = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(readMonitoring({ ...traces, ...share })).toEqual({ traces: { protocol: 'http/json', delayMs: 5_000, share: 0.1 } });
});

it('serves metrics on this computer only, unless told otherwise', () => {
  expect(readMonitoring({ METRICS_PORT: '9464' })).toEqual({ scraping: { host: '127.0.0.1', port: 9464 } });
  expect(readMonitoring({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' })?.scraping?.host).toBe('10.0.0.7');
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'user:secret@collector', 'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://localhost:4318.'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', "OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json, not 'grpc'."],
  ['OTEL_METRICS_EXPORTER', 'prometheus', "OTEL_METRICS_EXPORTER must be otlp or none, not 'prometheus'."],
  ['OTEL_TRACES_SAMPLER', 'jaeger', "OTEL_TRACES_SAMPLER must be always_on, always_off or traceidratio, not 'jaeger'."],
  ['METRICS_PORT', 'many', "METRICS_PORT must be a whole number, not 'many'."],
  ['METRICS_PORT', '70000', "METRICS_PORT must be a number up to 65535, not '70000'."],
])('refuses a wrong %s', (name, value, line) => {
  expect(() => readMonitoring({ ...endpoint, [name]: value })).toThrow(line);
});

it('refuses a share of traces that is no share', () => {
  const share = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '10' };
  expect(() => readMonitoring({ ...endpoint, ...share })).toThrow("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not '10'.");
});
