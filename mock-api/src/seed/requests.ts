import { getBookingFee } from '@scanharbor/shared-contracts/domain/booking-fee';
import { getExamMinutes } from '@scanharbor/shared-contracts/domain/center-schedule';
import { toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import { findZipArea, milesBetween } from '../centers/places';
import { type appointments, type progressRecords, type requestEvents, type requestLocations, type requests, type requestWindows, type screenings } from '../db/schema/index';
import { at, offeredWindows, workingDay } from './seed-dates';
import { locationRows, locationScanTypeRows, machineRows, rateOf } from './centers';
import { doctorRows } from './doctors';
import { refundRequestIds, userIds } from './demo-data';
import { getPatientZip } from './users';
import { type Plan, plans, progressPlans } from './request-plans';
import { scanServiceRows, scanTypeRows } from './scan-catalog';
import { createScreening } from './screening-answers';

const minute = 60_000;
const hour = 60 * minute;
const reasons = [
  'Persistent headaches, rule out structural cause.', 'Lower back pain radiating into the left leg for six weeks.',
  'Swelling after a fall while running.', 'Follow-up of a nodule seen last year.', 'Yearly screening.',
];
const remarks = [
  'Patient prefers mornings and needs 30 minutes for the journey.', 'Left a voicemail about the prior authorization.',
  'Asked the referring office for the clinical notes.', 'Patient called back, any weekday works.',
];
const longNote =
  'Patient reports intermittent symptoms over the last three months, worse in the morning and after longer walks. Physical therapy and anti-inflammatory medication brought no lasting relief. Earlier films from 2021 are available on disc and will be brought to the appointment. Please compare with the earlier study, and call the referring office at once about any finding that cannot wait. No known drug allergies, no implants, and no earlier reaction to contrast agents.';

const scanOf = (id: number) => {
  const service = scanServiceRows.find((row) => row.id === id);
  const type = scanTypeRows.find((row) => row.id === service?.scanTypeId);
  if (!service || !type) throw new Error(`The seeds name an unknown scan: ${id}`);
  return { service, type };
};

/** Lists the centers around a patient that offer the scan, with their prices. */
function centersFor(plan: Plan, miles: number): (typeof requestLocations.$inferInsert)[] {
  const zipArea = findZipArea(getPatientZip(plan.patientId));
  const { service, type } = scanOf(plan.scanServiceId);
  if (!zipArea) return [];
  return locationRows.flatMap((location) => {
    const offers = locationScanTypeRows.some((row) => row.locationId === location.id && row.scanTypeId === type.id);
    const distance = milesBetween(zipArea, location);
    if (!offers || distance > miles) return [];
    const total = Math.round((rateOf(location.id, type.id, type.rate) * (service.weight ?? 100)) / 100);
    return [{ requestId: plan.id, locationId: location.id, distanceTenths: Math.round(distance * 10), price: total - type.fee, fee: type.fee }];
  });
}

/** True when the patient sent a prescription: insured patients before their scan do. The demo patient sends none, so that tests can. */
const hasPrescription = ({ patientId, selfPay, bare, appointment }: Plan) =>
  !selfPay && !bare && patientId !== userIds.patient && (appointment?.days ?? 0) >= 0;

function requestRow(plan: Plan, index: number, now: Date): typeof requests.$inferInsert {
  const doctor = doctorRows[index % doctorRows.length];
  const { type } = scanOf(plan.scanServiceId);
  const centers = centersFor(plan, 20);
  const budget = Math.min(...centers.map(({ price }) => price));
  const details = plan.bare
    ? {}
    : {
        reason: reasons[index % reasons.length] ?? '',
        doctorId: doctor?.id ?? null,
        doctorFirstName: doctor?.firstName ?? '',
        doctorLastName: doctor?.lastName ?? '',
        doctorPhone: doctor?.phone ?? '',
        willBringRx: plan.selfPay,
        contractBudget: budget,
        clinicalNotes: index % 4 === 0 ? longNote : 'No earlier studies.',
        preAuthInstructions: plan.selfPay ? '' : 'Call the insurer before the appointment and note the authorization number here.',
        schedulingNotes: index % 3 === 0 ? 'Needs a wide-bore scanner.' : '',
      };
  const payment = plan.selfPay
    ? { paymentId: `pm_double_visa_4242_seed${plan.id}`, cardType: 'visa', cardLast4: '4242' }
    : { insurerId: 1 + ((index * 37) % 500), policyNumber: `MBR${100_200 + plan.id}` };
  const prescription = hasPrescription(plan) ? { blobId: `demo-prescription-${plan.id}`, uploadedRx: true } : {};
  return {
    id: plan.id, patientId: plan.patientId, scanServiceId: plan.scanServiceId, zipCode: getPatientZip(plan.patientId), distance: 20,
    selfPay: plan.selfPay, covidResponseId: 0, budget, fee: type.fee, status: plan.appointment ? 'scheduled' : 'open',
    requestedAt: new Date(now.getTime() - plan.hoursAgo * hour), ...details, ...payment, ...prescription,
  };
}

/** Hours from the request to its booking: 3 to 43, and a day ago at the latest. */
const getBookedAt = ({ id, hoursAgo }: Plan, now: Date) => new Date(now.getTime() - Math.max(hoursAgo - 3 - ((id * 7) % 41), 24) * hour);

function appointmentRow(plan: Plan, now: Date): (typeof appointments.$inferInsert)[] {
  const { id, appointment, patientId, scanServiceId, selfPay } = plan;
  if (!appointment) return [];
  const location = locationRows.find((row) => row.id === appointment.locationId);
  if (!location) throw new Error(`The seeds name an unknown location: ${appointment.locationId}`);
  const start = at(workingDay(now, appointment.days), appointment.minutes);
  const startsAt = toInstant(start, location.timeZone);
  const { service, type } = scanOf(scanServiceId);
  const minutes = getExamMinutes({ scanTypeId: type.id, modality: type.value, description: service.description }, []);
  return [{
    requestId: id, locationId: location.id, start, startsAt, endsAt: new Date(startsAt.getTime() + minutes * minute),
    machineId: machineRows.find((row) => row.locationId === location.id && row.scanTypeIds.includes(type.id))?.id ?? null,
    fee: getBookingFee({ selfPay, scanFee: type.fee }), bookedBy: patientId === userIds.patient ? userIds.staff : userIds.admin,
    bookedAt: getBookedAt(plan, now),
    refundStatus: refundRequestIds.includes(id) ? 'requested' : '',
  }];
}

function eventRows(plan: Plan, index: number, now: Date): (typeof requestEvents.$inferInsert)[] {
  if (plan.bare || index % 2 === 1) return [];
  const text = remarks[index % remarks.length] ?? '';
  const extra = index % 8 === 0 ? ` ${longNote}` : '';
  const time = new Date(now.getTime() - Math.min(plan.hoursAgo, 24 + index) * hour * 0.5);
  return [{ requestId: plan.id, eventTypeId: 53, text: text + extra, authorId: userIds.staff, author: 'Robin Hale', practiceId: 1, at: time }];
}

interface RequestSeeds {
  requests: (typeof requests.$inferInsert)[];
  locations: (typeof requestLocations.$inferInsert)[];
  windows: (typeof requestWindows.$inferInsert)[];
  appointments: (typeof appointments.$inferInsert)[];
  events: (typeof requestEvents.$inferInsert)[];
  screenings: (typeof screenings.$inferInsert)[];
  progress: (typeof progressRecords.$inferInsert)[];
}

/** Requests in every state, with times counted from now. */
export function requestSeeds(now: Date): RequestSeeds {
  const windows = plans.map((plan, index) => ({ plan, offered: offeredWindows(now, 3 + (index % 3), index) }));
  const slots = new Map(windows.map(({ plan, offered }) => [plan.id, offered.map(({ open, close }) => `${open}/${close}`).join(',')]));
  const screened = new Map(plans.map((plan, index) => [plan.patientId, createScreening(index, scanOf(plan.scanServiceId).type.id)]));
  return {
    requests: plans.map((plan, index) => ({ ...requestRow(plan, index, now), slots: slots.get(plan.id) ?? '' })),
    locations: plans.flatMap((plan) => centersFor(plan, 20)),
    windows: windows.flatMap(({ plan, offered }) => offered.map((window) => ({ requestId: plan.id, ...window }))),
    appointments: plans.flatMap((plan) => appointmentRow(plan, now)),
    events: plans.flatMap((plan, index) => eventRows(plan, index, now)),
    screenings: [...screened].map(([patientId, answers]) => ({ patientId, answers })),
    progress: progressPlans.map(({ step, ...plan }) => ({
      ...plan, step, patientId: userIds.patient, zipCode: '10018', distance: 20, isAnyTime: true, createdAt: new Date(now.getTime() - 3 * hour),
      ...(step > 2 ? { reason: reasons[4], doctorFirstName: 'Amelia', doctorLastName: 'Hart', doctorPhone: '(646) 555-2000' } : {}),
    })),
  };
}
