import { paths } from '@scanharbor/shared-contracts';
import { appointmentPage } from '../pages/appointment.page';
import { testsPage } from '../pages/tests.page';
import { accounts } from './accounts';
import { switchTo } from './switch-user';

/** A booked self-pay request of the demo patient. */
export const bookedRequestId = 1003;

/** Opens the appointment in the list of scheduled requests, as staff. */
export async function openAppointment() {
  await switchTo(accounts.staff);
  await browser.url(paths.scheduled());
  await appointmentPage().openAppointment(bookedRequestId);
  await $('[role=dialog]').waitForDisplayed();
}

/** Opens the patient's list with the card of the request. */
export async function openCard(list: 'upcoming' | 'past' | 'requests' = 'upcoming') {
  await switchTo(accounts.patient);
  await testsPage().open(list);
  await testsPage().card(bookedRequestId).waitForDisplayed();
}
