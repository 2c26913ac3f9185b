export { RescheduleForm } from './reschedule-form';
