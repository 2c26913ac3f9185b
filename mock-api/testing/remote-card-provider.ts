import { createApp } from '../src/app';
import { fakeGateway } from '../src/payments/card-gateway';

/** Calls the card provider at CARDS_AT, a server of the test that decides what it returns and when. */
async function fetchFromProvider<Result>(path: string): Promise<Result> {
  const response = await fetch(`${process.env.CARDS_AT ?? ''}/${path}`);
  if (!response.ok) throw new Error(`the card provider returned ${response.status}`);
  return (await response.json()) as Result;
}

createApp({
  cards: { ...fakeGateway, createSetupSecret: () => fetchFromProvider('setup'), readCard: (id) => fetchFromProvider(`cards/${id}`) },
  cheapHashes: true,
  control: true,
  databaseUrl: process.env.DATABASE_URL || undefined,
  limits: { cardTimeoutMs: 120_000, attemptsPerMinute: 0 },
})
  .then(({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
  .then((url) => process.send?.({ address: url }))
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
process.once('disconnect', () => process.exit(0));
