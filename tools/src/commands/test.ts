import { fail } from './fail';

export async function command() {
  fail('not yet');
}
