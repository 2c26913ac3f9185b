import { keepsPasswordRule } from './password';

it.each([
  ['abcdefg1', true, false],
  ['abcdefgh', false, false],
  ['12345678', false, false],
  ['abcde1', false, false],
  ['Abcdefg1', true, false],
  ['Abcdefg-', false, false],
  ['abcdef-1', true, false],
  ['Abcdef-1', true, true],
  ['Ab-1', false, false],
  ['Abcdef_1', true, true],
  ['Abcdéfg1', true, false],
  ['Passwort 1', true, false],
])('holds %j to the basic rule: %p, to the strict one: %p [SC-400, SC-401]', (password, basic, strict) => {
  expect([keepsPasswordRule('basic', password), keepsPasswordRule('strict', password)]).toEqual([basic, strict]);
});
