import { type Socket } from 'node:net';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { texts } from '../texts';
import { type DatabaseDisk } from '../db/disk';
import { isDiskFull } from '../db/error-codes';
import { isInvalidData, isTimeout, isUnreachable, toErrorLog } from './unexpected-errors';
import { HttpError, type ErrorBody, errors, type LimitName } from './errors';

interface Issue {
  instancePath: string;
  message?: string;
}

/** Returns one message per invalid entry, with the name of its field. */
function validationBody(issues: Issue[]): ErrorBody {
  const messages = issues.map(({ instancePath, message = '' }) => {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
    const isUserMessage = message.endsWith('.') || message === texts.passwordRule;
    return { user_msg: isUserMessage ? message : texts.checkEntries, dev_msg: `${field}: ${message}`, field };
  });
  return { error_code: 400, messages };
}

function toHttpError(error: FastifyError): HttpError | undefined {
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return errors.busy('call time');
  if (isTimeout(error)) return errors.busy('statement time');
  if (isUnreachable(error)) return errors.busy();
  if (isDiskFull(error)) return errors.diskFull();
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return errors.tooLarge(texts.fileSize);
  if (error.statusCode === 429) return errors.tooManyAttempts();
  if (error.statusCode && error.statusCode < 500) return new HttpError(error.statusCode, texts.checkEntries, error.code);
  return isInvalidData(error) ? errors.badRequest() : undefined;
}

/** Names for the log what operators have to correct, although callers get a response that says when to try again. */
function describeIncident(error: unknown): string | undefined {
  if (isDiskFull(error)) return 'the disk of the database is full';
  return isUnreachable(error) ? 'the database cannot be reached' : undefined;
}

/** Responds to requests that reach no route: the URL is malformed or too long. */
export function handleMalformedUrl(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = toHttpError(error) ?? errors.badRequest();
  void reply.status(status).send(body);
}

const statusLines: Record<string, [status: number, reason: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Responds to malformed HTTP: there is only a connection, no request and no reply. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, reason] = statusLines[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify(new HttpError(status, texts.checkEntries).body);
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

interface Reports {
  disk: Pick<DatabaseDisk, 'reportFull'>;
  /** Receives the limit that refused a call. */
  countRefusal: (limit: LimitName) => void;
}

/** The longest refused body that is read to its end and thrown away. */
const drainedBytes = 16 * 1024 * 1024;

/**
 * Keeps the connection for the rest of a body that is too large, which Node then reads and throws away. Fastify would close it, and a
 * client that is still sending gets a broken connection instead of the response. A sender of much more, or of an unknown length, is cut
 * off.
 */
function receiveRest(request: FastifyRequest, reply: FastifyReply) {
  if (Number(request.headers['content-length']) <= drainedBytes) reply.removeHeader('connection');
}

/** Responds to every rejection, unknown path and unexpected error with the one error body [API-001, API-002]. */
export function registerErrorHandler(app: FastifyInstance, { disk, countRefusal }: Reports): void {
  const sendError = (reply: FastifyReply, { status, body, details }: HttpError) => {
    if (details.limit) countRefusal(details.limit);
    if (details.retryAfterSeconds !== undefined) reply.header('retry-after', String(details.retryAfterSeconds));
    return reply.status(status).send(body);
  };
  app.setNotFoundHandler((_request, reply) => {
    const error = errors.notFound();
    return reply.status(error.status).send(error.body);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof HttpError) return sendError(reply, error);
    if (hasZodFastifySchemaValidationErrors(error)) return reply.status(400).send(validationBody(error.validation));
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') receiveRest(request, reply);
    const httpError = toHttpError(error);
    const incident = describeIncident(error);
    if (isDiskFull(error)) disk.reportFull();
    if (!httpError || incident) request.log.error(toErrorLog(error), incident ?? 'unexpected error');
    return sendError(reply, httpError ?? errors.unexpected());
  });
}
