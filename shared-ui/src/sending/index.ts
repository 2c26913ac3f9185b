export { type Sending, useSending } from './use-sending';
