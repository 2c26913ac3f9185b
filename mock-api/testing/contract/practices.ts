import { auditEndpoints } from '@scanharbor/shared-contracts/api/audit';
import { billingEndpoints } from '@scanharbor/shared-contracts/api/billing';
import { bookingsPortalEndpoints } from '@scanharbor/shared-contracts/api/bookings/portal';
import { doctorsEndpoints } from '@scanharbor/shared-contracts/api/doctors';
import { feedsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/feeds';
import { lastEditEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/last-edit';
import { locationsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { reportsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/reports';
import { scheduleEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/schedule';
import { practiceUsersEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/users';
import { practicesEndpoints } from '@scanharbor/shared-contracts/api/practices';
import { providersEndpoints } from '@scanharbor/shared-contracts/api/providers';
import { refundsEndpoints } from '@scanharbor/shared-contracts/api/refunds';
import { usersEndpoints } from '@scanharbor/shared-contracts/api/users';
import { addDays, getMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { locationIds, practiceIds, refundRequestIds, requestIds, userIds, zips } from '../../src/seed/demo-data';
import { createStoreFor } from '../store';

const { newYork, brooklyn } = locationIds;
const petCt = 3;

const location = {
  name: 'Harborview Queens',
  phone: '',
  fax: '',
  address1: '30-30 Thomson Avenue',
  address2: '',
  city: 'Long Island City',
  state: 'NY',
  zipCode: '11101',
  latitude: 40.75,
  longitude: -73.94,
  timeZone: 'America/New_York',
  npi: '1234567893',
  taxId: '12-3456789',
  practiceId: practiceIds.main,
  modalities: [1, 2],
};

/** Runs the calls of locations and modalities. */
export async function runLocationsScenario(): Promise<void> {
  const { dispatch } = await createStoreFor('admin');
  await dispatch(locationsEndpoints.states.initiate()).unwrap();
  const address = { address: '1 Main Street', city: 'New York', state: 'NY', zip: zips.withCenters };
  const { latitude, longitude } = await dispatch(locationsEndpoints.geocode.initiate(address)).unwrap();
  await dispatch(locationsEndpoints.locationTimeZone.initiate({ latitude, longitude })).unwrap();
  const { locationId } = await dispatch(locationsEndpoints.addLocation.initiate({ ...location, copyFrom: newYork })).unwrap();
  await dispatch(
    locationsEndpoints.updateLocation.initiate({ ...location, id: locationId, isActive: true, phone: '(212) 555-9000' }),
  ).unwrap();
  await dispatch(locationsEndpoints.locations.initiate()).unwrap();
  await dispatch(locationsEndpoints.location.initiate(locationId)).unwrap();
  await dispatch(locationsEndpoints.allLocations.initiate()).unwrap();
  await dispatch(locationsEndpoints.addModality.initiate({ locationId, scanTypeId: petCt })).unwrap();
  await dispatch(locationsEndpoints.modalities.initiate(locationId)).unwrap();
  const { hours, closures, machines, minutes } = await dispatch(scheduleEndpoints.schedule.initiate(newYork)).unwrap();
  const machineId = machines[0]?.id ?? 0;
  await dispatch(feedsEndpoints.createFeed.initiate({ locationId: newYork, machineId })).unwrap();
  await dispatch(feedsEndpoints.machineFeeds.initiate(newYork)).unwrap();
  await dispatch(feedsEndpoints.endFeed.initiate({ locationId: newYork, machineId })).unwrap();
  const schedule = { hours, closures, machines, minutes };
  await dispatch(scheduleEndpoints.updateSchedule.initiate({ locationId: newYork, schedule, was: schedule })).unwrap();
  await dispatch(lastEditEndpoints.lastEdit.initiate({ what: 'location', id: locationId })).unwrap();
  await dispatch(locationsEndpoints.removeModality.initiate({ locationId, scanTypeId: petCt })).unwrap();
}

/** Runs the newer and the older calls of users. */
export async function runUsersScenario(): Promise<void> {
  const { dispatch } = await createStoreFor('admin');
  const person = {
    firstName: 'Kim',
    lastName: 'Lang',
    email: 'kim@scanharbor.test',
    isAdmin: false,
    practiceId: practiceIds.main,
    locationIds: [newYork],
  };
  const { userId } = await dispatch(practiceUsersEndpoints.addPracticeUser.initiate(person)).unwrap();
  await dispatch(practiceUsersEndpoints.updatePracticeUser.initiate({ ...person, id: userId, isActive: true, lastName: 'Long' })).unwrap();
  await dispatch(practiceUsersEndpoints.practiceUsers.initiate()).unwrap();
  await dispatch(practiceUsersEndpoints.usersOfPractice.initiate(practiceIds.main)).unwrap();
  const added = await dispatch(
    usersEndpoints.addUser.initiate({ firstName: 'Lee', lastName: 'May', email: 'lee@scanharbor.test', isAdmin: false }),
  ).unwrap();
  await dispatch(usersEndpoints.updateUser.initiate({ userId: added.userId, isAdmin: true })).unwrap();
  await dispatch(usersEndpoints.practiceMembers.initiate()).unwrap();
  await dispatch(usersEndpoints.deleteUser.initiate({ userId: added.userId })).unwrap();
  await dispatch(providersEndpoints.providerInfo.initiate(userIds.staff)).unwrap();
  await dispatch(providersEndpoints.providerLocations.initiate({ withoutBilling: true })).unwrap();
  await dispatch(providersEndpoints.linkLocation.initiate({ userId, locationId: brooklyn })).unwrap();
  await dispatch(providersEndpoints.unlinkLocation.initiate({ userId, locationId: brooklyn })).unwrap();
  await dispatch(providersEndpoints.locationInvoice.initiate({ userId: userIds.admin, locationId: newYork })).unwrap();
  await dispatch(practicesEndpoints.practicesNear.initiate(zips.withCenters)).unwrap();
  const alone = await createStoreFor('alone');
  await alone.dispatch(practicesEndpoints.addPractice.initiate({ name: 'Wells Imaging' })).unwrap();
}

/** Runs the calls of billing and of the platform. */
export async function runMoneyScenario(): Promise<void> {
  const { dispatch } = await createStoreFor('admin');
  const { link } = await dispatch(billingEndpoints.onboardingLink.initiate({})).unwrap();
  const state = new URL(link, 'http://site').searchParams.get('state') ?? '';
  const connected = await dispatch(billingEndpoints.connectAccount.initiate({ state, code: 'code_1' })).unwrap();
  if (!connected.connected) throw new Error('The account was not connected');
  const { accountId } = connected;
  await dispatch(billingEndpoints.renameAccount.initiate({ accountId, name: 'Harborview Brooklyn' })).unwrap();
  await dispatch(billingEndpoints.setLocationAccount.initiate({ locationId: brooklyn, accountId })).unwrap();
  await dispatch(billingEndpoints.billingAccounts.initiate()).unwrap();
  await dispatch(billingEndpoints.locationBillings.initiate()).unwrap();
  await dispatch(billingEndpoints.ledger.initiate()).unwrap();
  const period = { from: getMonth(addDays(getCivilToday(), -90)), until: getMonth(getCivilToday()) };
  await dispatch(billingEndpoints.money.initiate(period)).unwrap();
  await dispatch(reportsEndpoints.report.initiate({ ...period, locationId: newYork })).unwrap();
  await dispatch(billingEndpoints.locationBilling.initiate(brooklyn)).unwrap();

  const platform = await createStoreFor('platform');
  const [pending] = await platform.dispatch(practicesEndpoints.pendingScans.initiate()).unwrap();
  await platform.dispatch(practicesEndpoints.approvePendingScan.initiate(pending?.id ?? 0)).unwrap();
  const guest = await createStoreFor();
  await guest.dispatch(doctorsEndpoints.addDoctor.initiate({ firstName: 'Ada', lastName: 'Grant', referred: true })).unwrap();
  const [entry] = await platform.dispatch(practicesEndpoints.waitingEntries.initiate()).unwrap();
  if (entry) await platform.dispatch(practicesEndpoints.reviewEntry.initiate({ entry })).unwrap();
  const [requestId = 0] = refundRequestIds;
  await platform.dispatch(refundsEndpoints.refunds.initiate()).unwrap();
  const { appointmentId } = await platform.dispatch(refundsEndpoints.refund.initiate(requestId)).unwrap();
  await platform.dispatch(refundsEndpoints.billedEstimates.initiate(requestId)).unwrap();
  await platform.dispatch(refundsEndpoints.issueRefund.initiate({ requestId, percent: 50, appointmentId })).unwrap();
  await platform.dispatch(bookingsPortalEndpoints.testBookings.initiate()).unwrap();
}

/** Reads the audit trail as an administrator and as a patient, and records an export. */
export async function runAuditScenario(): Promise<void> {
  const { dispatch } = await createStoreFor('admin');
  await dispatch(auditEndpoints.recordExport.initiate({ list: 'Active requests', rows: 1, requestIds: [requestIds.requested] })).unwrap();
  await dispatch(auditEndpoints.auditEvents.initiate({ limit: 25, offset: 0, action: 'export' })).unwrap();
  const patient = await createStoreFor('patient');
  await patient.dispatch(auditEndpoints.recordViews.initiate({ limit: 25, offset: 0 })).unwrap();
}
