export { useSending } from './use-sending';
export type { Sending } from './use-sending';
