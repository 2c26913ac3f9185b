export { zipDigits, ZipField } from './zip-field';
