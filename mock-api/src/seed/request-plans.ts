import { brainMri, locationIds, practiceCounts, progressIds, requestIds, userIds } from './demo-data';
import { patientIds } from './users';

/** A request to seed: patient, scan, age and state. */
export interface Plan {
  id: number;
  patientId: number;
  scanServiceId: number;
  selfPay: boolean;
  hoursAgo: number;
  /** Where and in which number of working days; negative is past. */
  appointment?: { locationId: number; days: number; minutes: number };
  bare?: boolean;
}

/** Brain, lumbar and knee MRI, chest and abdomen CT, ultrasound, mammogram, X-ray, DEXA. */
const scans = [brainMri, 13, 56, 113, 122, 301, 401, 502, 601, 19, 45, 101];

const scanAt = (index: number) => scans[index % scans.length] ?? brainMri;
const patientAt = (index: number) => patientIds[index % patientIds.length] ?? userIds.patient;
const isChicago = (patientId: number) => patientId >= 113 && patientId <= 118;
const centerOf = (patientId: number, index: number) =>
  isChicago(patientId) ? locationIds.chicago : index % 3 === 0 ? locationIds.brooklyn : locationIds.newYork;

const ofDemoPatient = { patientId: userIds.patient };

const demoPlans: Plan[] = [
  { ...ofDemoPatient, id: requestIds.requested, scanServiceId: brainMri, selfPay: true, hoursAgo: 5 },
  { ...ofDemoPatient, id: requestIds.requestedBare, scanServiceId: 301, selfPay: false, hoursAgo: 30, bare: true },
  {
    ...ofDemoPatient, id: requestIds.booked, scanServiceId: 56, selfPay: true, hoursAgo: 90,
    appointment: { locationId: locationIds.newYork, days: 6, minutes: 9 * 60 + 30 },
  },
  {
    ...ofDemoPatient, id: requestIds.past, scanServiceId: 502, selfPay: false, hoursAgo: 900,
    appointment: { locationId: locationIds.newYork, days: -20, minutes: 14 * 60 },
  },
];

const openOthers = practiceCounts.open - 2;
const openAges = [1, 2, 3, 5, 7, 9, 12, 15, 18, 21, 26, 32, 41, 55, 72, 96];

const openPlans: Plan[] = Array.from({ length: openOthers }, (_value, index) => ({
  id: 1101 + index,
  patientId: patientAt(index),
  scanServiceId: scanAt(index),
  selfPay: index % 2 === 0,
  hoursAgo: openAges[index] ?? 10,
}));

const scheduledPlans: Plan[] = Array.from({ length: practiceCounts.scheduled - 1 }, (_value, index) => {
  const patientId = patientAt(index + 7);
  return {
    id: 1201 + index,
    patientId,
    scanServiceId: scanAt(index + 4),
    selfPay: index % 3 !== 0,
    hoursAgo: 60 + index * 11,
    appointment: { locationId: centerOf(patientId, index), days: 1 + index, minutes: 8 * 60 + index * 45 },
  };
});

const completedPlans: Plan[] = Array.from({ length: practiceCounts.completed - 1 }, (_value, index) => {
  const patientId = patientAt(index + 3);
  return {
    id: 1301 + index,
    patientId,
    scanServiceId: scanAt(index + 2),
    selfPay: index % 2 === 1,
    hoursAgo: 400 + index * 60,
    appointment: { locationId: centerOf(patientId, index), days: -2 - index, minutes: 8 * 60 + (index % 12) * 45 },
  };
});

export const plans: Plan[] = [...demoPlans, ...openPlans, ...scheduledPlans, ...completedPlans];

export const progressPlans = [
  { id: progressIds.afterStepTwo, scanServiceId: 122, selfPay: true, step: 2 },
  { id: progressIds.afterStepThree, scanServiceId: 401, selfPay: false, step: 3 },
];
