import { createApp } from './app';
import { listCauses } from './db/error-codes';
import { readOptions } from './options';

/** Formats a startup error for the terminal, with what caused it. */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken. Choose another one with --port.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EEXIST') {
    return `The data folder cannot be written: ${error.message}. Choose another one with --data.`;
  }
  return [...listCauses(error)].map(({ message }) => message.trim()).join('\nCause: ');
}

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const api = await createApp(options);
  const url = await api.app.listen({ port: options.port, host: options.host });
  if (process.send) process.send({ address: url });
  else console.log(`The API listens at ${url}/api`);
  const stop = () =>
    void api
      .drain()
      .then(() => api.close())
      .finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
}

start().catch((error: unknown) => {
  console.error(formatError(error));
  process.exit(1);
});
