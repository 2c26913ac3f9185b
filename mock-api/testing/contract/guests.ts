import { doctorsEndpoints } from '@scanharbor/shared-contracts/api/doctors';
import { icPortalEndpoints } from '@scanharbor/shared-contracts/api/ic-portal';
import { mfpEndpoints } from '@scanharbor/shared-contracts/api/mfp';
import { pxEndpoints } from '@scanharbor/shared-contracts/api/px';
import { scansEndpoints } from '@scanharbor/shared-contracts/api/scans';
import { scansV2Endpoints } from '@scanharbor/shared-contracts/api/scans-v2';
import { searchEndpoints } from '@scanharbor/shared-contracts/api/search';
import { staticEndpoints } from '@scanharbor/shared-contracts/api/static';
import { unknownZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { brainMri, demoInvitations, invitationDob, locationIds, zips } from '../../src/seed/names';
import { invitedPatientId } from '../../src/seed/people';
import { storeOf } from '../store';

const zipCode = zips.withCenters;
const mri = 1;
const answers = {
  invitationId: demoInvitations.open,
  patientId: invitedPatientId,
  zipCode,
  isAnyTime: false,
  windows: [{ open: '2031-03-04 08:00:00', close: '2031-03-04 11:00:00' }],
  selfPay: false as const,
  insurerId: 1,
  memberId: 'MBR-1',
};

/** Everything that a guest may ask: scans, prices, places, doctors, news, a message to the team. */
export async function visitAsGuest(): Promise<void> {
  const { dispatch } = await storeOf();
  await dispatch(scansV2Endpoints.scanList.initiate()).unwrap();
  await dispatch(scansV2Endpoints.insurers.initiate()).unwrap();
  await dispatch(scansV2Endpoints.distanceOptions.initiate({ zip: zipCode, scanServiceId: brainMri })).unwrap();
  await dispatch(scansEndpoints.scanTypes.initiate()).unwrap();
  await dispatch(scansEndpoints.scanServices.initiate()).unwrap();
  await dispatch(scansEndpoints.scanServicesOfType.initiate(mri)).unwrap();
  await dispatch(scansEndpoints.averageCost.initiate('70551')).unwrap();
  await dispatch(scansEndpoints.scanCost.initiate({ zipCode, scanServiceId: brainMri })).unwrap();
  await dispatch(scansEndpoints.scanLocations.initiate({ zipCode, scanServiceId: brainMri, distance: 20 })).unwrap();
  await dispatch(icPortalEndpoints.zipPlace.initiate(zipCode)).unwrap();
  await dispatch(icPortalEndpoints.preferredLocations.initiate({ zipCode })).unwrap();
  await dispatch(doctorsEndpoints.findDoctor.initiate({ doctorId: 'hart', by: 'identifier' })).unwrap();
  await dispatch(doctorsEndpoints.specialties.initiate()).unwrap();
  await dispatch(doctorsEndpoints.searchDoctors.initiate({ zipCode, specialty: 'Bones' })).unwrap();
  await dispatch(
    doctorsEndpoints.addDoctor.initiate({
      firstName: 'Ada',
      lastName: 'Stern',
      zipCode: unknownZip,
      referred: true,
      preferredLocationIds: [locationIds.newYork],
    }),
  ).unwrap();
  await dispatch(searchEndpoints.findDoctorsByName.initiate('amelia hart')).unwrap();
  await dispatch(staticEndpoints.blog.initiate()).unwrap();
  const message = { name: 'Ann', email: 'ann@example.com', comments: 'Hello', phone: null, type: 'general' };
  await dispatch(staticEndpoints.sendContact.initiate(message)).unwrap();
}

/** An invitation by its own id and by the id of its scan, answered once. */
export async function visitInvitation(): Promise<void> {
  const { dispatch } = await storeOf();
  const { invitationId } = answers;
  const given = await dispatch(
    pxEndpoints.validateDateOfBirth.initiate({ dob: invitationDob.replaceAll('-', '/'), invitationId }),
  ).unwrap();
  const proof = given?.proof ?? '';
  await dispatch(pxEndpoints.invitation.initiate({ invitationId, proof })).unwrap();
  await dispatch(pxEndpoints.invitationOfScan.initiate({ scanId: brainMri, proof })).unwrap();
  const refused = await dispatch(
    pxEndpoints.submitScanInvitation.initiate({ ...answers, scanId: brainMri, proof, zipCode: zips.withoutCenters }),
  ).unwrap();
  if (refused.ok) throw new Error('A place without a center was taken');
  const outcome = await dispatch(pxEndpoints.submitInvitation.initiate({ ...answers, proof })).unwrap();
  if (!outcome.ok) throw new Error(outcome.message);
  await dispatch(mfpEndpoints.sendOrderConfirmation.initiate({ requestId: outcome.requestId ?? 0 })).unwrap();
}
