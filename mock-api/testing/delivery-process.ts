import { createApp } from '../src/app';
import { writeReminders } from '../src/bookings/reminders';
import { copyBookings } from './copy-bookings';
import { orderRefunds } from './order-refunds';
import { type Order } from './start-delivery';

const { SMTP_URL, TEXT_URL = '', STRIPE_URL, DATA_DIR, DATABASE_URL, RETRIES = '2' } = process.env;
const siteUrl = 'https://scan.example';
const timing = { retrySeconds: 1, retries: Number(RETRIES), leaseSeconds: 4, pollSeconds: 0.1, rescueSeconds: 1 };

/** An API that sends messages and makes payments at the servers of a test, with short pauses. */
async function start() {
  const { app, context, close } = await createApp({
    cheapHashes: true,
    control: true,
    databaseUrl: DATABASE_URL || undefined,
    dataFolder: DATA_DIR || undefined,
    delivery: SMTP_URL
      ? {
          mail: { url: SMTP_URL, from: 'no-reply@scan.example', siteUrl, timeoutMs: 1_500 },
          texts: { url: TEXT_URL, account: 'AC1', token: 'secret', from: '+12125550100', siteUrl, timeoutMs: 1_500 },
          timing,
        }
      : undefined,
    payments: STRIPE_URL ? { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', url: STRIPE_URL, timeoutMs: 1_000, timing } : undefined,
    limits: { attemptsPerMinute: 0 },
  });
  process.on('message', (order: Order) => {
    const { emails, texts, deposits = 0, refunds, to = 'pat@example.test', subject, paragraph = 'Hello', reminders } = order;
    if (reminders) return void writeReminders(context).then(() => process.send?.({ written: 0 }));
    void context.db
      .transaction(async (db) => {
        for (const deposit of await copyBookings(db, deposits)) await context.payments.add(db, deposit);
        if (refunds) await orderRefunds(db, context.payments);
        const outbox = context.outbox.within(db);
        for (let n = 0; n < emails; n += 1) await outbox.sendEmail(to, { subject: subject ?? `Letter ${n}`, paragraphs: [paragraph] });
        for (let n = 0; n < texts; n += 1) await outbox.sendText('2125550123', '', `Text ${n}`);
      })
      .then(() => process.send?.({ written: emails + texts }));
  });
  process.once('SIGTERM', () => void close().then(() => process.exit(0)));
  process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
process.once('disconnect', () => process.exit(0));
