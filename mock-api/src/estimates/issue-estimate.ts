import { isDeepStrictEqual } from 'node:util';
import { type EstimateContent, writeEstimate } from '@scanharbor/shared-contracts/domain/estimate';
import { type EstimateReason } from '@scanharbor/shared-contracts/domain/estimate-reason';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { formatScanName } from '@scanharbor/shared-contracts/domain/scan-service';
import { type EstimateResponse } from '@scanharbor/shared-contracts/wire/bookings/estimate';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { type EstimateSources, findLatestEstimate, insertEstimate, listEstimates, readEstimateSources } from '../db/queries/estimates';
import { lockRequest } from '../db/queries/requests';
import { type EstimateRecord } from '../db/schema/index';
import { estimateNotices, listSeparateItems } from './notices';

/** Writes the elements of 45 CFR 149.610(c)(1); the price is the one of the booking, else that of the request. */
function writeContent(
  { request, patient, service, type, appointment }: EstimateSources,
  { location, practice }: NonNullable<EstimateSources['center']>,
): EstimateContent {
  const description = formatScanName(type.value, service.value, service.description, service.option);
  const deposit = appointment?.fee ?? request.fee;
  const price = deposit + (appointment?.budget ?? request.budget);
  return {
    patient: { name: formatFullName(patient), birthDate: patient.dob },
    service: { description, start: appointment?.start ?? null, timeZone: location.timeZone },
    provider: {
      practice: practice.name,
      location: location.name,
      npi: location.npi,
      taxId: location.taxId,
      address: [location.address1, location.address2, location.city, `${location.state} ${location.zipCode}`].filter(Boolean).join(', '),
      state: location.state,
    },
    items: [
      {
        description: `${description}, with the radiologist's reading and report`,
        serviceCode: service.cptCode,
        // The center gets the diagnosis with the order of the physician.
        diagnosisCodes: [],
        amountCents: price * 100,
      },
    ],
    depositCents: deposit * 100,
    separateItems: { notice: estimateNotices.separate, items: listSeparateItems(service.description) },
    notices: [...estimateNotices.all],
  };
}

/**
 * Issues a good-faith estimate of a self-pay request in the transaction that causes it, so that it is in time whenever the exam is
 * (45 CFR 149.610(b)(1)). Returns the latest version: the last one when nothing changed since; undefined with insurance, and while no
 * center can be named.
 */
export async function issueEstimate(
  db: Database,
  { requestId, reason, now }: { requestId: number; reason: EstimateReason; now: Date },
): Promise<{ version: number; isNew: boolean } | undefined> {
  // Versions are counted one after the other.
  await lockRequest(db, requestId);
  const sources = await readEstimateSources(db, requestId);
  if (!sources?.center || !sources.request.selfPay) return undefined;
  const content = writeContent(sources, sources.center);
  const last = await findLatestEstimate(db, requestId);
  if (last && isDeepStrictEqual(last.content, content)) return { version: last.version, isNew: false };
  const version = (last?.version ?? 0) + 1;
  const { center, appointment } = sources;
  await insertEstimate(db, {
    requestId,
    version,
    locationId: center.location.id,
    appointmentId: appointment?.id ?? null,
    reason,
    content,
    issuedAt: now,
  });
  return { version, isNew: true };
}

const describe = ({ requestId, version, reason, issuedAt, content }: EstimateRecord): EstimateResponse =>
  writeEstimate({ ...content, requestId, version, reason, issuedAt: issuedAt.toISOString() });

/** Describes the estimates of a request, the latest version first; of the given locations only. */
export async function describeEstimates(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  requestId: number,
  locationIds?: number[],
): Promise<{ results: EstimateResponse[] }> {
  return { results: (await listEstimates(db, requestId, clock.now(), locationIds)).map(describe) };
}
