import { type Socket } from 'node:net';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { texts } from '../texts';
import { accidentOf, isUnfit } from './accidents';
import { ApiError, type ErrorBody, errors } from './errors';

interface Issue {
  instancePath: string;
  message?: string;
}

/** One message per entry that does not fit, named by its field. */
function validationBody(issues: Issue[]): ErrorBody {
  const messages = issues.map(({ instancePath, message = '' }) => {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
    const spoken = message.endsWith('.') || message === texts.passwordRule;
    return { user_msg: spoken ? message : texts.checkEntries, dev_msg: `${field}: ${message}`, field };
  });
  return { error_code: 400, messages };
}

function known(error: FastifyError): ApiError | undefined {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return errors.tooLarge(texts.fileSize);
  if (error.statusCode === 429) return errors.tooManyTries();
  if (error.statusCode && error.statusCode < 500) return new ApiError(error.statusCode, texts.checkEntries, error.code);
  return isUnfit(error) ? errors.badRequest() : undefined;
}

/** Answers what did not even reach a route: an address that cannot be read, or one that is too long. */
export function answerUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const refusal = known(error) ?? errors.badRequest();
  void reply.status(refusal.status).send(refusal.body);
}

const statusLines: Record<string, [status: number, words: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers what is no HTTP: there is no request and no reply yet, only the connection. */
export function answerNoise(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, words] = statusLines[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify(new ApiError(status, texts.checkEntries).body);
  const head = [
    `HTTP/1.1 ${status} ${words}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Every refusal, unknown path and accident answers with the one error body [API-001, API-002]. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => {
    const error = errors.notFound();
    return reply.status(error.status).send(error.body);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof ApiError) return reply.status(error.status).send(error.body);
    if (hasZodFastifySchemaValidationErrors(error)) return reply.status(400).send(validationBody(error.validation));
    const refusal = known(error);
    if (refusal) return reply.status(refusal.status).send(refusal.body);
    request.log.error(accidentOf(error), 'accident');
    const accident = errors.unexpected();
    return reply.status(accident.status).send(accident.body);
  });
}
