import { type FastifyError, type FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { texts } from '../texts';
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
  if (error.statusCode && error.statusCode < 500) return new ApiError(error.statusCode, texts.checkEntries, error.message);
  return undefined;
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
    request.log.error(error);
    const accident = errors.unexpected();
    return reply.status(accident.status).send(accident.body);
  });
}
