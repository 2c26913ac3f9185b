import { bookingsPortalEndpoints } from '@scanharbor/shared-contracts/api/bookings/portal';
import { bookingsEndpoints } from '@scanharbor/shared-contracts/api/bookings';
import { agendaEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/agenda';
import { monthEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/month';
import { cancellationsEndpoints } from '@scanharbor/shared-contracts/api/cancellations';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { assignmentEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/assignment';
import { activityEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/activity';
import { bulkEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/bulk';
import { viewsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/views';
import { searchEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/search';
import { notesEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/notes';
import { mediaEndpoints } from '@scanharbor/shared-contracts/api/media';
import { patientsEndpoints } from '@scanharbor/shared-contracts/api/patients';
import { screeningEndpoints } from '@scanharbor/shared-contracts/api/patients/screening';
import { getMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { PDFDocument } from 'pdf-lib';
import { locationIds, practiceIds, requestIds, userIds } from '../../src/seed/demo-data';
import { getToken } from '../client';
import { freeTimes, singleScan } from '../portal';
import { createStoreFor } from '../store';

const { newYork } = locationIds;
const { requested, requestedBare } = requestIds;

/** Reads the lists of a center and runs the calls of its test page. */
export async function runPortalListsScenario(): Promise<void> {
  const { dispatch } = await createStoreFor('staff');
  await dispatch(requestsEndpoints.counters.initiate()).unwrap();
  await dispatch(requestsEndpoints.dashboard.initiate()).unwrap();
  await dispatch(requestsEndpoints.dashboardPage.initiate({ limit: 10, offset: 0, commentLimit: 8, commentOffset: 0 })).unwrap();
  await dispatch(requestsEndpoints.activeRequests.initiate()).unwrap();
  await dispatch(requestsEndpoints.scheduledTests.initiate()).unwrap();
  await dispatch(requestsEndpoints.completedTests.initiate()).unwrap();
  await dispatch(
    requestsEndpoints.activePage.initiate({ limit: 25, sort: '-patient', search: 'mri', filters: { age: 'over24' } }),
  ).unwrap();
  await dispatch(requestsEndpoints.scheduledPage.initiate({ limit: 25, offset: 0 })).unwrap();
  await dispatch(requestsEndpoints.completedPage.initiate({ limit: 25 })).unwrap();
  await dispatch(searchEndpoints.searchRequests.initiate({ search: 'mri', limit: 8 })).unwrap();
  await dispatch(requestsEndpoints.singleScan.initiate(requested)).unwrap();
  await dispatch(requestsEndpoints.requestAvailability.initiate({ requestId: requested, note: 'Any weekday' })).unwrap();
  await dispatch(screeningEndpoints.screeningQuestions.initiate(userIds.patient)).unwrap();
  await dispatch(screeningEndpoints.patientBooking.initiate({ requestId: requested, patientId: userIds.patient })).unwrap();
  await dispatch(bookingsPortalEndpoints.practiceBookedCards.initiate()).unwrap();
  await dispatch(bookingsPortalEndpoints.practiceRequestedCards.initiate()).unwrap();
  await dispatch(bookingsPortalEndpoints.practiceCancelledCards.initiate()).unwrap();
  await dispatch(bookingsPortalEndpoints.requestedCalendar.initiate()).unwrap();
  const today = getCivilToday();
  await dispatch(bookingsPortalEndpoints.requestedCalendar.initiate({ date: today, limit: 5 })).unwrap();
  await dispatch(monthEndpoints.month.initiate(getMonth(today))).unwrap();
  await dispatch(monthEndpoints.dayExams.initiate(today)).unwrap();
  await dispatch(agendaEndpoints.agenda.initiate({ locationId: newYork, from: today, days: 7 })).unwrap();
  await dispatch(agendaEndpoints.waiting.initiate({ locationId: newYork, limit: 5 })).unwrap();
  await dispatch(bookingsPortalEndpoints.requestCard.initiate(requested)).unwrap();
  const content = { search: 'mri', sort: { column: 'added', descending: false }, filters: { age: 'over24' as const }, locationId: null };
  const id = await dispatch(viewsEndpoints.saveView.initiate({ list: 'open', name: 'MRI over 24 h', content })).unwrap();
  await dispatch(viewsEndpoints.savedViews.initiate({ list: 'open' })).unwrap();
  await dispatch(viewsEndpoints.changeView.initiate({ id, name: 'MRI, waiting' })).unwrap();
  await dispatch(viewsEndpoints.deleteView.initiate(id)).unwrap();
  const [colleague] = await dispatch(assignmentEndpoints.colleagues.initiate()).unwrap();
  await dispatch(
    assignmentEndpoints.assignRequest.initiate({ requestId: requested, userId: colleague?.userId ?? null, was: null }),
  ).unwrap();
  await dispatch(notesEndpoints.addNote.initiate({ requestId: requested, text: 'Called' })).unwrap();
  const { notes } = await dispatch(notesEndpoints.notes.initiate(requested)).unwrap();
  const noteId = notes[0]?.id ?? 0;
  await dispatch(notesEndpoints.editNote.initiate({ requestId: requested, noteId, text: 'Called twice' })).unwrap();
  await dispatch(notesEndpoints.deleteNote.initiate({ requestId: requested, noteId })).unwrap();
}

/** Books by both calls, changes, cancels and rejects. */
export async function runBookingsScenario(): Promise<void> {
  const { dispatch } = await createStoreFor('staff');
  const { bookTime } = requestsEndpoints;
  const { bookWindow, updateBooking, replaceBooking, rejectRequest } = bookingsPortalEndpoints;
  const [start = ''] = freeTimes(await singleScan(requested, await getToken('staff')), newYork);
  await dispatch(bookTime.initiate({ requestId: requested, locationId: newYork, start, selfPay: true, fee: 50 })).unwrap();
  await dispatch(updateBooking.initiate({ requestId: requested, customBookingId: 'HI-7' })).unwrap();
  const card = await dispatch(bookingsPortalEndpoints.requestCard.initiate(requested)).unwrap();
  await dispatch(replaceBooking.initiate({ requestId: requested, budget: card?.budget ?? 0 })).unwrap();
  const [moved = ''] = freeTimes(await singleScan(requested, await getToken('staff')), newYork).slice(-1);
  await dispatch(bookingsPortalEndpoints.moveAppointment.initiate({ requestId: requested, start: moved, was: start })).unwrap();
  const { past } = requestIds;
  const { appointment } = (await dispatch(requestsEndpoints.singleScan.initiate(past)).unwrap()) ?? {};
  const was = { start: appointment?.start ?? '', attendance: 'expected' } as const;
  await dispatch(bookingsPortalEndpoints.recordAttendance.initiate({ requestId: past, attendance: 'completed', was })).unwrap();
  const cancellation = { requestId: requested, reason: 'The machine is down', details: '' };
  await dispatch(cancellationsEndpoints.cancelAppointment.initiate(cancellation)).unwrap();
  const windows = await dispatch(bookingsEndpoints.requestWindows.initiate(requestedBare)).unwrap();
  const lastTime = freeTimes(await singleScan(requestedBare, await getToken('staff')), newYork).at(-1) ?? '';
  const window = windows.find(({ open, close }) => open <= lastTime && lastTime < close);
  await dispatch(
    bookWindow.initiate({ requestId: requestedBare, windowId: window?.id ?? 0, locationId: newYork, start: lastTime }),
  ).unwrap();
  await dispatch(cancellationsEndpoints.cancelAppointment.initiate({ ...cancellation, requestId: requestedBare })).unwrap();
  const again = { requestId: requestedBare, windowId: window?.id ?? 0, locationId: newYork, start: lastTime, canUndo: true };
  await dispatch(bookWindow.initiate(again)).unwrap();
  const activity = await dispatch(activityEndpoints.activity.initiate(requestedBare)).unwrap();
  const message = activity.find(({ kind }) => kind === 'message')?.message;
  await dispatch(activityEndpoints.resendMessage.initiate({ requestId: requestedBare, messageId: message?.id ?? 0 })).unwrap();
  await dispatch(bookingsPortalEndpoints.undoBooking.initiate(requestedBare)).unwrap();
  const one = { requestId: requestedBare, was: null };
  await dispatch(bulkEndpoints.bulkAssign.initiate({ userId: userIds.staff, requests: [one] })).unwrap();
  await dispatch(bulkEndpoints.bulkReject.initiate({ requestIds: [requestedBare], reason: 'No free time' })).unwrap();
  await dispatch(bulkEndpoints.bulkRestore.initiate({ requestIds: [requestedBare] })).unwrap();
  await dispatch(rejectRequest.initiate({ requestId: requested, practiceId: practiceIds.main, reason: 'No contrast agent' })).unwrap();
}

async function createTwoPages(): Promise<File> {
  const pages = await PDFDocument.create();
  pages.addPage();
  pages.addPage();
  return new File([Buffer.from(await pages.save())], 'order.pdf');
}

/** Runs the calls of a center on a patient's file. */
export async function runFilesScenario(): Promise<void> {
  const patient = await createStoreFor('patient');
  const { blobId } = await patient.dispatch(mediaEndpoints.uploadFile.initiate(await createTwoPages())).unwrap();
  await patient.dispatch(patientsEndpoints.linkUpload.initiate({ requestId: requested, blobId })).unwrap();
  const { dispatch } = await createStoreFor('staff');
  await dispatch(mediaEndpoints.downloadFileAsAdmin.initiate({ blobId, fileTypeId: '1' })).unwrap();
  await dispatch(mediaEndpoints.removeFirstPage.initiate({ blobId })).unwrap();
}
