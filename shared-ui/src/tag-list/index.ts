export { TagList } from './tag-list';
