export { CountBadge } from './count-badge';
