import { doctorsEndpoints } from '@scanharbor/shared-contracts/api/doctors';
import { icPortalEndpoints } from '@scanharbor/shared-contracts/api/ic-portal';
import { mfpEndpoints } from '@scanharbor/shared-contracts/api/mfp';
import { pxEndpoints } from '@scanharbor/shared-contracts/api/px';
import { scanTypesEndpoints } from '@scanharbor/shared-contracts/api/scan-types';
import { scansEndpoints } from '@scanharbor/shared-contracts/api/scans';
import { scansV2Endpoints } from '@scanharbor/shared-contracts/api/scans-v2';
import { searchEndpoints } from '@scanharbor/shared-contracts/api/search';
import { staticEndpoints } from '@scanharbor/shared-contracts/api/static';
import { unknownZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { brainMri, demoInvitations, invitationDob, locationIds, zips } from '../../src/seed/demo-data';
import { invitedPatientId } from '../../src/seed/users';
import { createStoreFor } from '../store';

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

/** Runs every call for guests: scans, prices, centers, doctors, blog, contact message. */
export async function runGuestScenario(): Promise<void> {
  const { dispatch } = await createStoreFor();
  await dispatch(scansV2Endpoints.scanList.initiate()).unwrap();
  await dispatch(scansV2Endpoints.insurers.initiate()).unwrap();
  await dispatch(scansV2Endpoints.distanceOptions.initiate({ zip: zipCode, scanServiceId: brainMri })).unwrap();
  await dispatch(scanTypesEndpoints.scanTypes.initiate()).unwrap();
  await dispatch(scansEndpoints.scanServices.initiate()).unwrap();
  await dispatch(scansEndpoints.scanServicesOfType.initiate(mri)).unwrap();
  await dispatch(scansEndpoints.averageCost.initiate('70551')).unwrap();
  await dispatch(scansEndpoints.scanCost.initiate({ zipCode, scanServiceId: brainMri })).unwrap();
  await dispatch(scansEndpoints.scanLocations.initiate({ zipCode, scanServiceId: brainMri, distance: 20 })).unwrap();
  await dispatch(scansEndpoints.centerResults.initiate({ zipCode, scanServiceId: brainMri, distance: 50, selfPay: true })).unwrap();
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

/** Reads an invitation by its id and by the id of its scan, and submits it once. */
export async function runInvitationScenario(): Promise<void> {
  const { dispatch } = await createStoreFor();
  const { invitationId } = answers;
  const verified = await dispatch(
    pxEndpoints.validateDateOfBirth.initiate({ dob: invitationDob.replaceAll('-', '/'), invitationId }),
  ).unwrap();
  const proof = verified?.proof ?? '';
  await dispatch(pxEndpoints.invitation.initiate({ invitationId, proof })).unwrap();
  await dispatch(pxEndpoints.invitationOfScan.initiate({ scanId: brainMri, proof })).unwrap();
  const rejected = await dispatch(
    pxEndpoints.submitScanInvitation.initiate({ ...answers, scanId: brainMri, proof, zipCode: zips.withoutCenters }),
  ).unwrap();
  if (rejected.ok) throw new Error('An area without a center was accepted');
  const outcome = await dispatch(pxEndpoints.submitInvitation.initiate({ ...answers, proof })).unwrap();
  if (!outcome.ok) throw new Error(outcome.message);
  await dispatch(mfpEndpoints.sendOrderConfirmation.initiate({ requestId: outcome.requestId ?? 0 })).unwrap();
}
