import { meetsPasswordRule, passwordHints } from './password';

it.each([
  ['abcdefg1', true, false],
  ['abcdefgh', false, false],
  ['12345678', false, false],
  ['abcdef1', false, false],
  ['Abcdefg1', true, false],
  ['Abcdefg-', false, false],
  ['abcdef-1', true, false],
  ['Abcdef-1', true, true],
  ['Ab-1', false, false],
  ['Abcdef_1', true, true],
  ['Abcdef+1', true, true],
  ['Abcdéfg1', true, false],
  ['Passwort 1', true, false],
])('checks %j by the basic rule: %p, by the strict one: %p [SC-400, SC-401]', (password, basic, strict) => {
  expect([meetsPasswordRule('basic', password), meetsPasswordRule('strict', password)]).toEqual([basic, strict]);
});

it('reports for each check of a rule whether the password meets it', () => {
  const met = passwordHints('strict').map(({ text, test }) => [text, test('abcdefg1')]);
  expect(met).toEqual([
    ['At least 8 characters', true],
    ['A letter', true],
    ['A digit', true],
    ['An uppercase letter', false],
    ['A special character, such as ! or #', false],
  ]);
  expect(passwordHints('basic').map(({ id }) => id)).toEqual(['length', 'letter', 'digit']);
});
