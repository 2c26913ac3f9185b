import { satisfies } from 'semver';
import { sharing } from './sharing';

it('writes the range of each shared module as complete comparators, the only form that the page reads', () => {
  for (const { requiredVersion, version } of Object.values(sharing('remote'))) {
    expect(requiredVersion).toMatch(/^>=\d+\.\d+\.\d+ <\d+\.0\.0-0$/);
    expect(satisfies(version, requiredVersion)).toBe(true);
  }
});
