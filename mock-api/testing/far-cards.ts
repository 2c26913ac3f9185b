import { createApp } from '../src/app';

/** The API with a card provider that is a server elsewhere, at CARDS_AT: what it answers, and when, is the test's. */
async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${process.env.CARDS_AT ?? ''}/${path}`);
  if (!answer.ok) throw new Error(`the card provider answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

createApp({
  cards: { createSetupSecret: () => ask('setup'), readCard: (id) => ask(`cards/${id}`) },
  control: true,
  databaseUrl: process.env.DATABASE_URL || undefined,
  limits: { cardMilliseconds: 120_000, triesPerMinute: 0 },
})
  .then(({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
  .then((address) => process.send?.({ address }))
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
process.once('disconnect', () => process.exit(0));
