export { RescheduleForm } from './reschedule-form';
export type { RescheduleFormProps } from './reschedule-form';
export { rescheduleDetails } from './reschedule-rules';
