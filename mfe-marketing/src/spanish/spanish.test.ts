import { listUntranslated } from '@scanharbor/shared-contracts/testing';
import { about } from '../content/articles/about';
import { accreditation } from '../content/articles/accreditation';
import { howItWorks } from '../content/articles/how-it-works';
import { organizations } from '../content/articles/organizations';
import { partner } from '../content/articles/partner';
import { doctorTexts } from '../content/doctors';
import { finderTexts } from '../content/finder';
import { finderIntro } from '../content/finder-intro';
import { findScan, landing } from '../content/landing';
import { landingMore } from '../content/landing-more';
import { priceTexts } from '../content/price-texts';
import { questions, questionTexts } from '../content/questions';
import { scansPage } from '../content/scans/scans-page';
import { staffSignOutTexts } from '../content/staff-sign-out';
import { languages, routes } from '../routes';
import { texts } from '../texts';

const catalogs = {
  texts,
  landing,
  findScan,
  landingMore,
  priceTexts,
  questions,
  questionTexts,
  scansPage,
  finderIntro,
  finderTexts,
  doctorTexts,
  staffSignOutTexts,
  howItWorks,
  about,
  organizations,
  partner,
  accreditation,
};

/** Names of pictures, anchors, addresses and reviewers. */
const technical = /\.(picture|to|id|path|language|review): /;

it('translates all texts of the public pages but scan guides, blog and legal texts, and the titles of their screens', async () => {
  const { translate } = await languages!.es!();
  let titles = {};
  expect(listUntranslated(catalogs, () => (titles = translate()), []).filter((line) => !technical.test(line))).toEqual([]);
  const paths = new Set(routes.map(({ path }) => path));
  expect(Object.keys(titles).filter((path) => !paths.has(path))).toEqual([]);
  expect(doctorTexts.search.count(1)).toBe('Se encontró 1 médico a menos de 50 millas');
  expect(doctorTexts.page.away(2)).toBe('A 2 millas');
});
