import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
}

interface Metric {
  name: string;
  [kind: string]: unknown;
}

interface Body {
  resourceSpans?: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: Metric[] }[] }[];
}

/** Returns an attribute of a span. */
export const readAttribute = ({ attributes }: ReceivedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** Starts a local collector that accepts OTLP over HTTP and keeps what it gets; `silent` never responds. */
export async function startTelemetryReceiver({ silent = false } = {}) {
  const received: Buffer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      received.push(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
      if (!silent) response.writeHead(200, { 'content-type': request.headers['content-type'] }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listBodies = () => received.map((body) => JSON.parse(body.toString()) as Body);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that arrived, as text; it contains the strings of both encodings. */
    readText: () => Buffer.concat(received).toString('latin1'),
    /** Spans of requests in JSON. */
    listSpans: () =>
      listBodies().flatMap(({ resourceSpans = [] }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))),
    /** Metrics of requests in JSON, of all exports. */
    listMetrics: () =>
      listBodies().flatMap(({ resourceMetrics = [] }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
