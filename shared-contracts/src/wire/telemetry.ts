import { z } from 'zod';
import { versionSetId } from './version-set';

/** Of a page's reports; a page that fails without end stops here. */
const telemetryMaximum = 50;

/** No field has room for what a person types: names of code, of routes and of files, and numbers. */
const remote = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const version = z.string().regex(/^[\w.-]{0,80}$/);
const routePattern = z.string().regex(/^[\w/:*?.-]{0,120}$/);
const codeName = z.string().regex(/^\w{0,60}$/);
/** `mfe-ic-portal/1.0.0-1a2b3c/12.hash.js:1:2345`: a released file, line and column. */
const position = z.string().regex(/^[a-z-]{1,40}\/[\w.-]{1,80}\/[\w.-]{1,120}\.js:\d{1,7}:\d{1,7}$/);

const entry = z.strictObject({
  /**
   * `fault`: code failed; `vital`: a web vital; `load`: the entry of a remote arrived; `call`: a call of the API failed; `visit`: a page
   * load used this version of a remote.
   */
  kind: z.enum(['fault', 'vital', 'load', 'call', 'visit']),
  remote,
  version,
  /** Team of the remote; of a fault, of the file that threw. */
  owner: z.string().regex(/^[\w ./-]{0,60}$/),
  route: routePattern,
  /** The class of the error, the vital, or the endpoint. */
  name: codeName,
  /** Of a fault as in `data-fault` of the page, or `script`; of a call its status. */
  code: codeName,
  /** Milliseconds; of CLS a score; of a visit 1 when code of the version failed in it, otherwise 0. */
  value: z.number().min(0).max(3_600_000),
  stack: z.array(position).max(5),
  /** The set of versions that the tab shows; missing on the live site. */
  previewSet: versionSetId.optional(),
});

/** Body of POST /api/telemetry. */
export const telemetryReport = z.strictObject({ entries: z.array(entry).min(1).max(telemetryMaximum) });

export type TelemetryEntry = z.infer<typeof entry>;
