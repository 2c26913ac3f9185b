import { bookingsPortalEndpoints } from '@scanharbor/shared-contracts/api/bookings/portal';
import { bookingsEndpoints } from '@scanharbor/shared-contracts/api/bookings';
import { cancellationsEndpoints } from '@scanharbor/shared-contracts/api/cancellations';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { notesEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/notes';
import { mediaEndpoints } from '@scanharbor/shared-contracts/api/media';
import { patientsEndpoints } from '@scanharbor/shared-contracts/api/patients';
import { screeningEndpoints } from '@scanharbor/shared-contracts/api/patients/screening';
import { PDFDocument } from 'pdf-lib';
import { locationIds, practiceIds, requestIds, userIds } from '../../src/seed/names';
import { tokenOf } from '../client';
import { freeTimes, singleScan } from '../portal';
import { storeOf } from '../store';

const { newYork } = locationIds;
const { requested, requestedBare } = requestIds;

/** The lists of a center and all that its test page asks. */
export async function visitPortalLists(): Promise<void> {
  const { dispatch } = await storeOf('staff');
  await dispatch(requestsEndpoints.counters.initiate()).unwrap();
  await dispatch(requestsEndpoints.dashboard.initiate()).unwrap();
  await dispatch(requestsEndpoints.activeRequests.initiate()).unwrap();
  await dispatch(requestsEndpoints.scheduledTests.initiate()).unwrap();
  await dispatch(requestsEndpoints.completedTests.initiate()).unwrap();
  await dispatch(requestsEndpoints.singleScan.initiate(requested)).unwrap();
  await dispatch(requestsEndpoints.requestAvailability.initiate({ requestId: requested, note: 'Any weekday' })).unwrap();
  await dispatch(screeningEndpoints.screeningQuestions.initiate(userIds.patient)).unwrap();
  await dispatch(screeningEndpoints.patientBooking.initiate({ requestId: requested, patientId: userIds.patient })).unwrap();
  await dispatch(bookingsPortalEndpoints.practiceBookedCards.initiate()).unwrap();
  await dispatch(bookingsPortalEndpoints.practiceRequestedCards.initiate()).unwrap();
  await dispatch(bookingsPortalEndpoints.practiceCancelledCards.initiate()).unwrap();
  await dispatch(bookingsPortalEndpoints.requestedCalendar.initiate()).unwrap();
  await dispatch(bookingsPortalEndpoints.requestCard.initiate(requested)).unwrap();
  await dispatch(notesEndpoints.addNote.initiate({ requestId: requested, text: 'Called' })).unwrap();
  const [note] = await dispatch(notesEndpoints.notes.initiate(requested)).unwrap();
  const noteId = note?.id ?? 0;
  await dispatch(notesEndpoints.editNote.initiate({ requestId: requested, noteId, text: 'Called twice' })).unwrap();
  await dispatch(notesEndpoints.deleteNote.initiate({ requestId: requested, noteId })).unwrap();
}

/** Bookings by both ways, a change, a cancellation and a refusal. */
export async function visitBookings(): Promise<void> {
  const { dispatch } = await storeOf('staff');
  const { bookTime } = requestsEndpoints;
  const { bookWindow, updateBooking, replaceBooking, rejectRequest } = bookingsPortalEndpoints;
  const [start = ''] = freeTimes(await singleScan(requested, await tokenOf('staff')), newYork);
  await dispatch(bookTime.initiate({ requestId: requested, locationId: newYork, start, selfPay: true, fee: 50 })).unwrap();
  await dispatch(updateBooking.initiate({ requestId: requested, customBookingId: 'HI-7' })).unwrap();
  const card = await dispatch(bookingsPortalEndpoints.requestCard.initiate(requested)).unwrap();
  await dispatch(replaceBooking.initiate({ requestId: requested, budget: card?.budget ?? 0 })).unwrap();
  const cancelled = { requestId: requested, reason: 'The machine is down', details: '' };
  await dispatch(cancellationsEndpoints.cancelAppointment.initiate(cancelled)).unwrap();
  const windows = await dispatch(bookingsEndpoints.requestWindows.initiate(requestedBare)).unwrap();
  const later = freeTimes(await singleScan(requestedBare, await tokenOf('staff')), newYork).at(-1) ?? '';
  const window = windows.find(({ open, close }) => open <= later && later < close);
  await dispatch(bookWindow.initiate({ requestId: requestedBare, windowId: window?.id ?? 0, locationId: newYork, start: later })).unwrap();
  await dispatch(rejectRequest.initiate({ requestId: requested, practiceId: practiceIds.main, reason: 'No contrast agent' })).unwrap();
}

async function twoPages(): Promise<File> {
  const pages = await PDFDocument.create();
  pages.addPage();
  pages.addPage();
  return new File([Buffer.from(await pages.save())], 'order.pdf');
}

/** A patient's file in the hands of the center. */
export async function visitFiles(): Promise<void> {
  const patient = await storeOf('patient');
  const { blobId } = await patient.dispatch(mediaEndpoints.uploadFile.initiate(await twoPages())).unwrap();
  await patient.dispatch(patientsEndpoints.linkUpload.initiate({ requestId: requested, blobId })).unwrap();
  const { dispatch } = await storeOf('staff');
  await dispatch(mediaEndpoints.downloadFileAsAdmin.initiate({ blobId, fileTypeId: '1' })).unwrap();
  await dispatch(mediaEndpoints.removeFirstPage.initiate({ blobId })).unwrap();
}
