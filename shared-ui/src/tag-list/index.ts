export { TagList } from './tag-list';
export type { TagItem, TagListProps } from './tag-list';
