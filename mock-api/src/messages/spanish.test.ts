import { call, control, getToken, reset } from '../../testing/client';
import { book, freeTimes, singleScan } from '../../testing/portal';
import { demoAccounts, locationIds, requestIds } from '../seed/demo-data';
import { letterWords } from './letter-words';
import { lettersTo } from './letters';
import { spanishWords } from './spanish';

interface Message {
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  content: { language?: string; calendar?: { title: string } } | null;
}

const listMessages = () => control<Message[]>('outbox');

async function bookAs(language: string): Promise<Message[]> {
  await reset();
  const [staff, patient] = [await getToken('staff'), await getToken('patient')];
  const { status } = await call('PATCH patients/patient', {
    token: patient,
    body: { preferred_language: language, allow_texts: '1', phone: '2125550147' },
  });
  expect(status).toBe(200);
  const start = freeTimes(await singleScan(requestIds.requested, staff), locationIds.newYork)[0] ?? '';
  expect((await book(staff, requestIds.requested, locationIds.newYork, start)).status).toBe(200);
  return (await listMessages()).filter(({ subject }) => subject.includes(String(requestIds.requested)));
}

it('writes to a patient who prefers Spanish in Spanish: email, SMS, calendar entry and the link for a new password', async () => {
  const [email, text] = await bookAs('Spanish');
  expect(email).toMatchObject({
    channel: 'email',
    subject: `Su estudio de la solicitud n.º ${requestIds.requested} tiene cita`,
    content: { language: 'es', calendar: { title: 'Cita de ScanHarbor' } },
  });
  expect(email?.body).toMatch(/^[A-Z][a-záé]+, \d{1,2} de [a-z]+ de \d{4}, \d{1,2}:\d\d [ap]\. m\. E[SD]T, Harborview Midtown/);
  expect(email?.body).toContain('Su cálculo de buena fe');
  expect(text).toMatchObject({
    channel: 'sms',
    body: expect.stringMatching(/^ScanHarbor: Su estudio .* tiene cita\. [A-Z][a-záé]+, .* Responda STOP/) as string,
  });

  await call('POST datica/reset_password', { body: { username: demoAccounts.patient } });
  expect((await listMessages()).at(-1)).toMatchObject({ recipient: demoAccounts.patient, subject: 'Restablezca su contraseña' });
});

it('writes in English when the preferred language is one that letters do not have', async () => {
  const [email] = await bookAs('Korean');
  expect(email?.subject).toBe(`Your scan for request #${requestIds.requested} is booked`);
  expect(email?.content).not.toHaveProperty('language');
});

it('has every word of a letter in Spanish', () => {
  const list = (words: object): unknown[] =>
    Object.values(words).flatMap((word: unknown) => (typeof word === 'object' ? list(word!) : [word]));
  const spanish = new Set(list(spanishWords));
  expect(list(letterWords).filter((word) => spanish.has(word))).toEqual([]);
  expect(spanishWords.time('2026-03-03 14:15:00', 'America/New_York')).toBe('martes, 3 de marzo de 2026, 2:15 p. m. EST');
  expect([0, 1, 7].map((days) => spanishWords.day(days))).toEqual(['hoy', 'mañana', 'en 7 días']);
});

it('writes about the account in Spanish, also to staff who prefer it', () => {
  const { invitation, secondFactor } = lettersTo({ preferredLanguage: 'Spanish' });
  expect(invitation({ token: 't', userId: 7 })).toMatchObject({ subject: 'Su cuenta de ScanHarbor', language: 'es' });
  expect(secondFactor({ way: 'added' }).paragraphs[0]).toMatch(/^Se agregó una forma de completar el segundo paso/);
  expect(secondFactor({ resetBy: 'Morgan Reyes' }).paragraphs[0]).toMatch(/^Morgan Reyes restableció su inicio de sesión en dos pasos\./);
});
