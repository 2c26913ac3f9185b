import { lazyDialog } from '../lazy-dialog';

export const ManageAppointment = lazyDialog(async () => (await import('./manage-appointment')).ManageAppointment);
