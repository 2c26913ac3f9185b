import { breadcrumb, listOf } from './structured-data';

const links = [
  { label: 'Scans', to: '/scans' },
  { label: 'MRI', to: '/mri' },
];

test.each([
  ['a breadcrumb', breadcrumb(...links), 'item'],
  ['a list', listOf(links), 'url'],
])('tells search engines the places of %s from 1 on, by absolute address', (_, { itemListElement }, address) => {
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Scans', [address]: expect.stringMatching(/^https?:.*\/scans$/) },
    { position: 2, name: 'MRI', [address]: expect.stringMatching(/^https?:.*\/mri$/) },
  ]);
});
