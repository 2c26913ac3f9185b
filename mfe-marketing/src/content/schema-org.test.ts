import { blogArticles } from './articles/blog';
import { landing } from './landing';
import { scanServiceSlugs } from './rates';
import { scanArticle } from './scans/scan-article';
import { scanNames, type ScanSlug } from './scans/scan-names';
import { servicesThings } from './scans/scan-services';
import { scansThings } from './scans/scans-page';
import { blogPostSchema, webPageSchema, websiteSchema } from './structured-data';
import definitions from '../testing/schema-org.json';

const types: Partial<Record<string, { of: string[]; properties: string }>> = definitions.types;

/** Lists the properties of a type with those of the types above it. Throws for a type without a definition. */
function listProperties(type: string): string[] {
  const definition = types[type];
  if (!definition) throw new Error(`schema.org defines no ${type}, or it is missing in schema-org.json`);
  return [...definition.properties.split(' '), ...definition.of.flatMap(listProperties)];
}

/** Lists the properties of a thing, and of the things in it, that its type does not define. */
function findUndefined(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(findUndefined);
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, ...values } = thing as Record<string, unknown>;
  const known = listProperties(String(type));
  return Object.entries(values).flatMap(([name, value]) => [
    ...(known.includes(name) ? [] : [`${String(type)}.${name}`]),
    ...findUndefined(value),
  ]);
}

const articles = [...(Object.keys(scanNames) as ScanSlug[]).map(scanArticle), ...blogArticles];

it.each([
  ['the landing page', [websiteSchema(landing.lead)]],
  ['the articles', articles.flatMap((article) => [webPageSchema(article), ...(article.structuredData ?? [])])],
  ['the blog', blogArticles.map(blogPostSchema)],
  ['the services pages', scanServiceSlugs.flatMap(servicesThings)],
  ['the list of scans', scansThings()],
])('describes %s with types and properties that schema.org defines', (_page, things) => {
  expect(things).not.toEqual([]);
  expect(findUndefined(things)).toEqual([]);
});

it('names the price of a scan in its currency', () => {
  expect(scanArticle('brain-mri').structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'Service',
      name: 'Brain MRI',
      offers: expect.objectContaining({ price: 350, priceCurrency: 'USD' }),
    }),
  );
});

it('notices a property that its type does not define', () => {
  expect(findUndefined({ '@type': 'MedicalTest', name: 'MRI', offers: { '@type': 'Offer', cost: 1 } })).toEqual([
    'MedicalTest.offers',
    'Offer.cost',
  ]);
});
