import { createSessions } from '../src/accounts/sessions';
import { monitorStatements } from '../src/db/monitored-statements';
import { connectToServer } from './connect-to-server';

let connection: Awaited<ReturnType<typeof connectToServer>>;

beforeAll(async () => {
  connection = await connectToServer();
});
afterAll(() => connection.close());

it('finds the sessions of calls that are read from their connections together by one statement, and of a later call by another', async () => {
  const names: string[] = [];
  monitorStatements(connection.db, {
    runStatement: (name, work) => {
      names.push(name);
      return work();
    },
    runTransaction: (work) => work(),
  });
  const sessions = await createSessions(connection.db, connection.changes, { countLookup: () => undefined });
  const found: Promise<unknown>[] = [];
  for (let call = 0; call < 10; call += 1) {
    found.push(sessions.find(`unknown ${call}`));
    // Each connection has its own turn within a round of the event loop.
    await Promise.resolve();
  }
  expect(await Promise.all(found)).toEqual(found.map(() => undefined));
  expect(names).toEqual(['sessions']);
  await sessions.find('later');
  expect(names).toEqual(['sessions', 'sessions']);
});
