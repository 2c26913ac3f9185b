import { paths } from '@scanharbor/shared-contracts';
import { clickNthChoice, clickWhenReady, within } from '../support/find';

/** The panel in which staff book a request, and the dialog in which they manage its appointment. */
export const appointmentPage = (on: WebdriverIO.Browser = browser) => {
  const dialog = () => on.$('[role=dialog]');
  const find = within(on);
  const panel = () => on.$("//section[.//*[starts-with(normalize-space(.), 'Book request')]][.//form]");
  const times = () => on.$$("//section//*[@role='radiogroup'][.//legend[starts-with(normalize-space(.), 'Time')]]//input");
  const otherTimes = () => on.$$('[role=dialog] fieldset input[type=radio]:enabled:not(:checked)');
  return {
    openBooking: (requestId: number) => on.url(`${paths.activeRequests({ requestId })}?book=1`),
    dialog,
    panel,
    chooseTime: async (index: number) => {
      await panel().waitForExist();
      await clickNthChoice(times, index);
    },
    /** Names the chosen time and location: 'Book Thu 8:30 AM, Harborview Midtown'. */
    book: () => on.$("//section//button[@type='submit'][starts-with(normalize-space(.), 'Book ')]"),
    done: () => find.text('Booked for'),
    openAppointment: (requestId: number) => clickWhenReady(find.button(`Manage appointment of request #${requestId}`)),
    chooseOtherTime: () => clickNthChoice(otherTimes),
    move: () => on.$("//*[@role='dialog']//button[starts-with(normalize-space(.), 'Move to ')]"),
    record: (label: string) => clickWhenReady(find.button(label)),
    state: () => on.$("//*[@role='dialog']//*[@role='status'][contains(., 'patient') or contains(., 'exam')]"),
  };
};
