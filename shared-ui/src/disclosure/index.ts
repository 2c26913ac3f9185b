export { Disclosure } from './disclosure';
export type { DisclosureProps } from './disclosure';
