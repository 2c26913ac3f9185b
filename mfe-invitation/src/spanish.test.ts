import { listUntranslated } from '@scanharbor/shared-contracts/testing';
import { languages, routes } from './routes';
import { texts } from './texts';

it('translates all texts and the titles of all screens', async () => {
  const { translate } = await languages!.es!();
  let titles = {};
  expect(listUntranslated({ texts }, () => (titles = translate()), ['Flexible', 'Total'])).toEqual([]);
  expect(Object.keys(titles)).toEqual(routes.map(({ path }) => path));
  expect(texts.birthDate.attempts(1)).toBe('Le queda 1 intento.');
  expect(texts.birthDate.attempts(3)).toBe('Le quedan 3 intentos.');
});
