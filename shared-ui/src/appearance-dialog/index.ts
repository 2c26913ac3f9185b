export { AppearanceDialog } from './appearance-dialog';
