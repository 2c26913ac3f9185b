import { type Comparison } from './compare-pictures';

const columns = ['before', 'after', 'difference'] as const;

/** Whether a picture of a screen differs, or exists in one of the builds only. */
export const isDifferent = ({ differentPixels }: Comparison) => differentPixels !== 0;

const describe = ({ differentPixels }: Comparison) =>
  differentPixels === undefined ? 'only in one of the builds' : `${differentPixels.toLocaleString('en-US')} pixels differ`;

const figure = (folder: string, name: string) =>
  `<figure><figcaption>${folder}</figcaption><a href="${folder}/${name}"><img src="${folder}/${name}" alt="" loading="lazy"></a></figure>`;

/** Returns one line with the counts. */
export const summarizeComparisons = (comparisons: Comparison[]) =>
  `${comparisons.filter(isDifferent).length} of ${comparisons.length} pictures differ`;

/** Returns a page that shows each screen that differs: before, after, and the pixels that differ in red. */
export function renderDifferencePage(comparisons: Comparison[], before: string): string {
  const sections = comparisons
    .filter(isDifferent)
    .map(
      (comparison) =>
        `<section><h2>${comparison.name}</h2><p>${describe(comparison)}</p><div>${columns.map((folder) => figure(folder, comparison.name)).join('')}</div></section>`,
    );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens compared with ${before}</title>
<style>
  body { font: 16px/1.5 sans-serif; margin: 24px }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start }
  figure { margin: 0 }
  img { width: 100%; border: 1px solid #ccc }
</style>
<h1>Screens compared with ${before}</h1>
<p>${summarizeComparisons(comparisons)}.</p>
${sections.join('\n')}
</html>
`;
}
