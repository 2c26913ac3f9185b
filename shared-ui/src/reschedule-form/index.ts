export { RescheduleForm, type RescheduleFormProps } from './reschedule-form';
export { rescheduleDetails } from './reschedule-rules';
