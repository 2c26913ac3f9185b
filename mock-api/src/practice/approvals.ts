import { formatMoment } from '@scanharbor/shared-contracts/domain/colleague-change';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type EntryResponse } from '@scanharbor/shared-contracts/wire/practices';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { findLastEvent } from '../db/queries/audit';
import {
  listPracticeAdmins,
  listPreferredNames,
  listWaitingDoctors,
  listWaitingPractices,
  reviewDoctor,
  reviewPractice,
} from '../db/queries/approvals';
import { updateUser } from '../db/queries/users';
import { groupByKey } from '../db/rows';
import { errors } from '../http/errors';
import { letters } from '../messages/letters';
import { texts } from '../texts';

interface PostalAddress {
  address1: string;
  city: string;
  state: string;
  zipCode: string;
}

const formatAddress = ({ address1, city, state, zipCode }: PostalAddress) =>
  [address1, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');

/** Lists what guests and new providers entered and the public does not see yet, oldest first. */
export async function listEntries(db: Database): Promise<EntryResponse[]> {
  const [doctors, preferred, practices] = await Promise.all([listWaitingDoctors(db), listPreferredNames(db), listWaitingPractices(db)]);
  const entries = [
    ...doctors.map((doctor) => ({
      kind: 'doctor' as const,
      id: doctor.id,
      entered_at: doctor.enteredAt?.toISOString() ?? '',
      name: formatFullName(doctor),
      person: '',
      email: doctor.email,
      phone: doctor.phone,
      specialty: doctor.specialty,
      npi: doctor.npi,
      addresses: [formatAddress(doctor)].filter(Boolean),
      centers: preferred.filter(({ doctorId }) => doctorId === doctor.id).map(({ name }) => name),
    })),
    ...[...groupByKey(practices, ({ practice }) => practice.id).values()].flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const { practice, user } = first;
      const addresses = new Set(rows.flatMap(({ location }) => (location ? [formatAddress(location)] : [])));
      return [
        {
          kind: 'practice' as const,
          id: practice.id,
          entered_at: practice.enteredAt?.toISOString() ?? '',
          name: practice.name,
          person: user ? formatFullName(user) : '',
          email: user?.email ?? '',
          phone: user?.phone ?? '',
          specialty: '',
          npi: '',
          addresses: [...addresses],
          centers: [],
        },
      ];
    }),
  ];
  return entries.sort((a, b) => a.entered_at.localeCompare(b.entered_at));
}

/** Emails the decision; an entry of a doctor may have no email. */
async function notify({ outbox }: Context, recipient: string, name: string, reason: string | undefined): Promise<void> {
  if (recipient === '') return;
  await outbox.sendEmail(recipient, reason === undefined ? letters.entryApproved(name) : letters.entryRejected(name, reason));
}

/** Says who reviewed an entry, and when: 'Alex Stone already reviewed this entry at 10:32 AM EST.' */
async function describeReview({ db, clock }: Context, timeZone: string, subject: string): Promise<string> {
  const review = await findLastEvent(db, 'PATCH practices/entries/:id', subject);
  return texts.entryReviewed(review?.userName ?? '', review ? formatMoment(review.at, timeZone, clock.now()) : '');
}

/**
 * Approves an entry, or rejects it with a reason, and sends its person an email. An approved practice also activates the accounts that
 * registered it (D22, D48). Throws 404 for an entry that no longer waits, with who reviewed it and when in `timeZone`, 400 for a rejection
 * without a reason.
 */
export async function reviewEntry(
  context: Context,
  timeZone: string,
  { kind, id }: { kind: 'doctor' | 'practice'; id: number },
  reason: string | undefined,
): Promise<void> {
  if (reason?.trim() === '') throw errors.invalidField('reason', texts.entryReason);
  const { db } = context;
  const subject = `${kind} ${id}`;
  const review = { approval: reason === undefined ? 'approved' : 'rejected', approvalReason: reason ?? '' } as const;
  if (kind === 'doctor') {
    const doctor = await reviewDoctor(db, id, review);
    if (!doctor) throw errors.notFound(await describeReview(context, timeZone, subject));
    context.trail.subject = subject;
    return notify(context, doctor.email, `Dr. ${formatFullName(doctor)}`, reason);
  }
  const practice = await reviewPractice(db, id, review);
  if (!practice) throw errors.notFound(await describeReview(context, timeZone, subject));
  context.trail.subject = subject;
  for (const admin of await listPracticeAdmins(db, id)) {
    if (reason === undefined && !admin.isActive && admin.deactivatedAt === null) await updateUser(db, admin.id, { isActive: true });
    await notify(context, admin.email, practice.name, reason);
  }
}
