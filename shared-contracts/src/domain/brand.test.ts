import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@scanharbor/shared-contracts';

const root = join(__dirname, '../../..');
const packages = [
  'shell',
  'mfe-patient-request',
  'mfe-ic-portal',
  'mfe-marketing',
  'mfe-invitation',
  'shared-contracts',
  'shared-ui',
  'mock-api',
];

/** Sources with texts for users: no tests, gallery or seeds. */
const isShown = (file: string) =>
  /\.tsx?$/.test(file) && !/(\.(test|gallery)\.tsx?|domain\/brand\.ts)$|(^|\/)(testing|seed|gallery)\//.test(file);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');

it('names the product and its care team in one file, from which every text reads them [SC-418]', () => {
  const { name, careTeamEmail } = brand;
  const spelling = packages.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(isShown)
      .filter((file) => {
        const text = withoutComments(readFileSync(join(root, folder, 'src', file), 'utf8'));
        return text.includes(name) || text.includes(careTeamEmail);
      })
      .map((file) => `${folder}/src/${file}`),
  );
  expect(spelling).toEqual([]);
});
