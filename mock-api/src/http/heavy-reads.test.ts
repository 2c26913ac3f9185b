import { type DeclaredRoute } from './route';
import { createHeavyReads } from './heavy-reads';
import { HttpError } from './errors';

type Input = Parameters<DeclaredRoute['handle']>[0];

it('runs few reads at once in their order, lets some wait, and tells further ones to come again', async () => {
  const finish: (() => void)[] = [];
  const route = createHeavyReads({ running: 2, waiting: 1 })({
    handle: () => new Promise<string>((resolve) => finish.push(() => resolve('rows'))),
  } as unknown as DeclaredRoute);
  const read = async () => route.handle({} as Input);
  const reads = [read(), read(), read()];
  expect(finish).toHaveLength(2);
  const refused = await read().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ status: 503, details: { retryAfterSeconds: 1 } });
  finish[0]?.();
  await reads[0];
  expect(finish).toHaveLength(3);
  finish.forEach((end) => end());
  expect(await Promise.all(reads)).toEqual(['rows', 'rows', 'rows']);
});
