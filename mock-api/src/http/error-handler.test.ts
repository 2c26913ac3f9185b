import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { answerErrors } from './error-handler';

const asked = 'select "id" from "users" where lower("email") = $1';
const cause = Object.assign(new Error('terminating connection'), { code: '57P01' });

async function failWith(error: Error) {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
  answerErrors(app);
  app.get('/', () => {
    throw error;
  });
  const answer = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  const body = (await answer.json()) as unknown;
  await app.close();
  return { status: answer.status, body, logged: logged.join('') };
}

it('tells a person nothing of an accident, and the log where it was but nothing that anybody entered [API-002]', async () => {
  const { status, body, logged } = await failWith(new DrizzleQueryError(asked, ['jordan@example.com'], cause));
  expect([status, body]).toEqual([500, { error_code: 500, messages: [{ user_msg: 'Something went wrong' }] }]);
  expect(logged).toContain('57P01');
  expect(logged).toContain('lower(');
  expect(logged).not.toContain('jordan');
});

it.each(['22003', '22P02', '23503', '54000'])("answers 400 for what no column takes: the database's %s [API-002]", async (code) => {
  const { status, body, logged } = await failWith(new DrizzleQueryError(asked, ['x'], Object.assign(new Error('refused'), { code })));
  expect([status, logged]).toEqual([400, '']);
  expect(body).toMatchObject({ error_code: 400, messages: [{ user_msg: 'Please check what you entered.' }] });
});
