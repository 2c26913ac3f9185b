import { brand } from '@scanharbor/shared-contracts';
import { type Context } from '../context';
import { type User } from '../http/session';


/** Tells a patient by email, and by text when they allow it, that a request arrived. */
export async function announceRequest({ outbox }: Context, patient: User, requestId: number): Promise<void> {
  const subject = `We received your request #${requestId}`;
  const body = 'Our care team schedules your scan. Nothing is charged before your appointment is confirmed.';
  await outbox.send({ channel: 'email', recipient: patient.email, subject, body, data: { requestId } });
  if (patient.allowTexts && patient.phone) {
    await outbox.send({ channel: 'sms', recipient: patient.phone, subject, body, data: { requestId } });
  }
}

/** Asks the care team to look after something. */
export async function tellCareTeam({ outbox }: Context, subject: string, body: string, requestId: number): Promise<void> {
  await outbox.send({ channel: 'email', recipient: brand.careTeamEmail, subject, body, data: { requestId } });
}
