import { lintSource } from './lint-source';

const rules = ['scanharbor/plain-words', 'id-denylist'];

const listVagueLines = (source: string) =>
  lintSource('shared-ui/src/a.ts', source)
    .filter(({ ruleId }) => rules.includes(ruleId))
    .map(({ line }) => line);

describe('vague words', () => {
  it('are rejected in comments and names, but not in texts', () => {
    const source = `/** Returns the state, which nobody has read. */
export const state = 1;
// Tells the API.
export const told = state;
export const title = 'Nobody has seen your record yet.';
export const hint = 'Ask the center.';
`;
    expect(listVagueLines(source)).toEqual([1, 3, 4]);
  });
});
