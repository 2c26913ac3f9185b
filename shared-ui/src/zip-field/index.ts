export { ZipField } from './zip-field';
