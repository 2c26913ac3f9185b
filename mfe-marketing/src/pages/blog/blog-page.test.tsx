import { setConfig } from '@scanharbor/shared-contracts';
import { staticEndpoints } from '@scanharbor/shared-contracts/api/static';
import { screen } from '@testing-library/react';
import { preparationTexts } from '@scanharbor/shared-contracts/domain/preparation';
import { blogArticles } from '../../content/articles/blog';
import { prerenderedPaths } from '../../content/prerendered-paths';
import { title, visit } from '../../testing/visit';

beforeEach(() => setConfig({}));

it('has a prerendered article with the same title behind each teaser of the feed [MK-004]', async () => {
  const { store } = await visit('/about');
  const feed = await store.dispatch(staticEndpoints.blog.initiate()).unwrap();
  expect(feed.map(({ link, title: name, date }) => [link, name, date])).toEqual(
    blogArticles.map(({ path, title: name, date }) => [path, name, date]),
  );
  expect(prerenderedPaths).toEqual(expect.arrayContaining(feed.map(({ link }) => link)));
});

it.each(blogArticles)('shows $title: 500 to 800 words, with sources', async ({ path, title: name, lead, sections }) => {
  const words = [lead, ...sections.flatMap(({ heading, text = [], list = [] }) => [heading, ...text, ...list])]
    .join(' ')
    .split(/\s+/).length;
  expect([words >= 500, words <= 800, words]).toEqual([true, true, words]);
  await visit(path);
  await title(name);
  expect(screen.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();
  expect(screen.queryByText(preparationTexts.unapproved)).not.toBeInTheDocument();
});

it('says in a demo that a clinician has yet to approve an article', async () => {
  setConfig({ demo: true });
  await visit(blogArticles[0]!.path);
  expect(await screen.findByText(preparationTexts.unapproved)).toBeVisible();
});
