export { KeepValues } from './keep-values';
