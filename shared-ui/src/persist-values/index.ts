export { PersistValues } from './persist-values';
