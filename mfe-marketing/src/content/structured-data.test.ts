import { breadcrumbSchema, itemListSchema } from './structured-data';

const links = [
  { label: 'Scans', to: '/scans' },
  { label: 'MRI', to: '/mri' },
];

test.each([
  ['a breadcrumb', breadcrumbSchema(...links), 'item'],
  ['a list', itemListSchema(links), 'url'],
])('lists the positions of %s from 1 on for search engines, with absolute URLs', (_, { itemListElement }, address) => {
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Scans', [address]: expect.stringMatching(/^https?:.*\/scans$/) },
    { position: 2, name: 'MRI', [address]: expect.stringMatching(/^https?:.*\/mri$/) },
  ]);
});
