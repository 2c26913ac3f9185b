import { adminEndpoints } from '@scanharbor/shared-contracts/api/admin';
import { bookingsEndpoints } from '@scanharbor/shared-contracts/api/bookings';
import { cancellationsEndpoints } from '@scanharbor/shared-contracts/api/cancellations';
import { doctorsEndpoints } from '@scanharbor/shared-contracts/api/doctors';
import { mediaEndpoints } from '@scanharbor/shared-contracts/api/media';
import { medicalEndpoints } from '@scanharbor/shared-contracts/api/medical';
import { mfpEndpoints } from '@scanharbor/shared-contracts/api/mfp';
import { patientsEndpoints } from '@scanharbor/shared-contracts/api/patients';
import { screeningEndpoints } from '@scanharbor/shared-contracts/api/patients/screening';
import { scansEndpoints } from '@scanharbor/shared-contracts/api/scans';
import { scansV2Endpoints } from '@scanharbor/shared-contracts/api/scans-v2';
import { brainMri, requestIds, zips } from '../../src/seed/demo-data';
import { createStoreFor } from '../store';

const windows = [{ open: '2031-03-04 08:00:00', close: '2031-03-04 11:00:00' }];
const card = { id: 'pm_double_visa_4242_contract', secret: 'seti_1_secret_1', type: 'visa', last4: '4242' };
const prescription = () => new File(['%PDF-1.7'], 'order.pdf');

/** Runs the calls of profile, doctors, conditions and insurance. */
export async function runProfileScenario(): Promise<void> {
  const { dispatch } = await createStoreFor('patient');
  await dispatch(patientsEndpoints.profile.initiate()).unwrap();
  await dispatch(patientsEndpoints.updateProfile.initiate({ phone: '(212) 555-4321', allowTexts: true })).unwrap();
  await dispatch(patientsEndpoints.updatePatientUser.initiate({ firstName: 'Jordan' })).unwrap();
  const before = await dispatch(screeningEndpoints.ownScreening.initiate()).unwrap();
  const now = { ...before, mri: { ...before.mri, pacemaker: 'unsure' as const } };
  await dispatch(screeningEndpoints.saveScreening.initiate({ before, now })).unwrap();
  await dispatch(patientsEndpoints.linkDoctor.initiate({ doctorId: 2 })).unwrap();
  await dispatch(patientsEndpoints.patientDoctors.initiate()).unwrap();
  await dispatch(doctorsEndpoints.unlinkDoctor.initiate({ doctorId: 2 })).unwrap();
  await dispatch(medicalEndpoints.conditions.initiate()).unwrap();
  await dispatch(medicalEndpoints.setCondition.initiate({ conditionId: 2 })).unwrap();
  await dispatch(medicalEndpoints.patientConditions.initiate()).unwrap();
  await dispatch(medicalEndpoints.removeCondition.initiate({ conditionId: 2 })).unwrap();
  const insurance = { groupNumber: 'G1', dob: '1984-04-12', planId: 'P1', policyName: 'Gold', policyNumber: 'M-1', companyId: 1 };
  await dispatch(scansEndpoints.saveInsurance.initiate(insurance)).unwrap();
  await dispatch(scansEndpoints.insurance.initiate()).unwrap();
  await dispatch(scansEndpoints.deductible.initiate({ insurerId: 1, policyNumber: 'M-1' })).unwrap();
}

/** Submits a request from the first step on, with a prescription. */
export async function runRequestFlowScenario(): Promise<void> {
  const { dispatch } = await createStoreFor('newPatient');
  const choices = { scanServiceId: brainMri, zipCode: zips.withCenters, miles: 20, isAnyTime: false, windows, selfPay: true };
  const stepTwo = await dispatch(scansV2Endpoints.completeStepTwo.initiate(choices)).unwrap();
  if (!stepTwo.ok) throw new Error(stepTwo.message);
  const { progressId } = stepTwo;
  const { blobId } = await dispatch(mediaEndpoints.uploadFile.initiate(prescription())).unwrap();
  const physician = { doctorFirstName: 'Amelia', doctorLastName: 'Hart', doctorId: 1 };
  await dispatch(
    scansV2Endpoints.completeStepThree.initiate({ progressId, reason: 'Headaches', blobId, covidResponse: 0, ...physician }),
  ).unwrap();
  await dispatch(scansV2Endpoints.editableRequest.initiate({ progressId })).unwrap();
  const stepFour = await dispatch(scansV2Endpoints.completeStepFour.initiate({ progressId, selfPay: true, card })).unwrap();
  if (!stepFour.ok) throw new Error(stepFour.message);
  await dispatch(scansEndpoints.agreeContract.initiate({ requestId: stepFour.requestId, budget: 200, selfPay: true })).unwrap();
  await dispatch(mediaEndpoints.downloadFile.initiate({ blobId })).unwrap();
  const request = {
    scan_service_id: brainMri,
    budget: 200,
    distance: 50,
    zip_code: zips.withCenters,
    notice: 3,
    self_pay: 1 as const,
    rate: 3.15,
    windows: [{ window_open: '2031-03-04 08:00:00', window_close: '2031-03-04 11:00:00' }],
    doctor_id: 1,
    reason: 'Headaches',
  };
  await dispatch(scansEndpoints.createRequest.initiate(request)).unwrap();
}

/** Reads the patient's lists and runs the calls on their requests. */
export async function runTestsScenario(): Promise<void> {
  const { dispatch } = await createStoreFor('patient');
  const { requested, requestedBare, booked } = requestIds;
  await dispatch(bookingsEndpoints.progressCards.initiate()).unwrap();
  await dispatch(bookingsEndpoints.requestedCards.initiate()).unwrap();
  await dispatch(bookingsEndpoints.bookedCards.initiate()).unwrap();
  await dispatch(bookingsEndpoints.pastCards.initiate()).unwrap();
  await dispatch(bookingsEndpoints.requestWindows.initiate(requested)).unwrap();
  await dispatch(bookingsEndpoints.requestEstimate.initiate(requested)).unwrap();
  await dispatch(bookingsEndpoints.estimates.initiate(requested)).unwrap();
  const { blobId } = await dispatch(mediaEndpoints.uploadFile.initiate(prescription())).unwrap();
  await dispatch(patientsEndpoints.linkUpload.initiate({ requestId: requestedBare, blobId })).unwrap();
  await dispatch(patientsEndpoints.uploads.initiate({ requestId: requestedBare, blobId })).unwrap();
  await dispatch(scansEndpoints.changeRequest.initiate({ requestId: requestedBare, reason: 'Knee pain', windows })).unwrap();
  await dispatch(scansEndpoints.changeRequest.initiate({ requestId: requestedBare, active: false })).unwrap();
  await dispatch(scansEndpoints.resubmitRequest.initiate({ requestId: requestedBare })).unwrap();
  await dispatch(mfpEndpoints.mfpPatientInfo.initiate(requested)).unwrap();
  await dispatch(adminEndpoints.requestReschedule.initiate({ requestId: booked, details: 'Mornings, please', windows })).unwrap();
  await dispatch(bookingsEndpoints.bookedCards.initiate(undefined, { forceRefetch: true })).unwrap();
  await dispatch(bookingsEndpoints.withdrawReschedule.initiate(booked)).unwrap();
  await dispatch(cancellationsEndpoints.cancelRequest.initiate({ requestId: requested })).unwrap();
  await dispatch(cancellationsEndpoints.takeBackCancellation.initiate(requested)).unwrap();
  await dispatch(cancellationsEndpoints.cancelBooking.initiate({ requestId: booked, reason: 'I feel better', details: '' })).unwrap();
}
