export { type TagItem, TagList, type TagListProps } from './tag-list';
