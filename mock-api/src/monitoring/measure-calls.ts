import { context, type Context, type Meter, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

/** Boundaries in seconds that the semantic conventions of OpenTelemetry recommend. */
export const durationBoundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

interface MeasuredCall {
  span: Span;
  within: Context;
}

/** Probes of supervisors come every few seconds; a trace of them is noise. */
const isProbe = ({ routeOptions: { url } }: FastifyRequest) => url === '/live' || url === '/ready';

/** The route of a call: its pattern, never its URL, which can name people. A path without a route has none. */
const describeRoute = ({ method, routeOptions: { url } }: FastifyRequest) => ({
  'http.request.method': method,
  ...(url ? { 'http.route': url } : {}),
});

/**
 * Measures the time of each call by method, route and status, and makes it a span around its statements. The trace of a caller is not
 * continued: everyone can send its header. The span has the `reqId` of the log.
 */
export function measureCalls(app: FastifyInstance, { tracer, meter }: { tracer: Tracer; meter: Meter }): void {
  const durations = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Time from the request to the end of the response',
    advice: { explicitBucketBoundaries: durationBoundaries },
  });
  const calls = new WeakMap<FastifyRequest, MeasuredCall>();
  const aborted = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (isProbe(request)) {
      done();
      return;
    }
    const { method, routeOptions } = request;
    const attributes = { ...describeRoute(request), 'scanharbor.req_id': request.id };
    const span = tracer.startSpan(`${method} ${routeOptions.url ?? ''}`.trim(), { kind: SpanKind.SERVER, attributes, root: true });
    const within = trace.setSpan(context.active(), span);
    calls.set(request, { span, within });
    context.with(within, done);
  });
  // The body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(calls.get(request)?.within ?? context.active(), done);
  });
  app.addHook('onRequestAbort', (request, done) => {
    aborted.add(request);
    done();
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const isAborted = aborted.has(request);
    const errorType = isAborted ? 'aborted' : statusCode >= 500 ? String(statusCode) : undefined;
    const outcome = {
      ...(isAborted ? {} : { 'http.response.status_code': statusCode }),
      ...(errorType === undefined ? {} : { 'error.type': errorType }),
    };
    durations.record(elapsedTime / 1000, { ...describeRoute(request), ...outcome });
    const call = calls.get(request);
    if (!call) {
      done();
      return;
    }
    call.span.setAttributes(outcome);
    if (statusCode >= 500) call.span.setStatus({ code: SpanStatusCode.ERROR });
    call.span.end();
    // So that the line of the call in the log has its trace.
    context.with(call.within, done);
  });
}
