import { paths } from '@scanharbor/shared-contracts';
import { clickWhenReady, within } from '../support/find';

/** The dialogs in which staff book a request from the list and manage its appointment. */
export const appointmentPage = (on: WebdriverIO.Browser = browser) => {
  const dialog = () => on.$('[role=dialog]');
  const find = within(on);
  const radios = (group: string) =>
    on.$$(`//*[@role='dialog']//*[@role='radiogroup'][.//legend[starts-with(normalize-space(.), '${group}')]]//input`);
  const clickRadio = async (group: string, index: number) => {
    await dialog().waitForExist();
    await radios(group)[index]!.waitForExist();
    const id = await radios(group)[index]!.getAttribute('id');
    const label = on.$(`label[for="${id}"]`);
    await clickWhenReady((await label.isExisting()) ? label : radios(group)[index]!.parentElement());
  };
  return {
    openBooking: (requestId: number) => on.url(`${paths.activeRequests({ requestId })}?book=1`),
    dialog,
    chooseWindow: (index = 0) => clickRadio('Requested times', index),
    chooseLocation: (index = 0) => clickRadio('Location', index),
    chooseTime: (index: number) => clickRadio('Time', index),
    /** Names the chosen time: 'Book Thu 8:30 AM'. */
    book: () => on.$("//*[@role='dialog']//button[@type='submit'][starts-with(normalize-space(.), 'Book ')]"),
    done: () => find.text('Booked for'),
    close: () => clickWhenReady(on.$("//*[@role='dialog']//button[normalize-space(.)='Close'][not(@aria-label)]")),
    openAppointment: (requestId: number) => clickWhenReady(find.button(`Manage appointment of request #${requestId}`)),
    freeTimes: () => on.$$('[role=dialog] fieldset input[type=radio]:enabled:not(:checked)'),
    move: () => on.$("//*[@role='dialog']//button[starts-with(normalize-space(.), 'Move to ')]"),
    record: (label: string) => clickWhenReady(find.button(label)),
    state: () => on.$("//*[@role='dialog']//*[@role='status'][contains(., 'patient') or contains(., 'exam')]"),
  };
};
