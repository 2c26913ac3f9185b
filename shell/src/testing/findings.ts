import axe from 'axe-core';

/** What axe finds wrong on the page, as "rule: element"; colours and layout it can judge in a browser only. */
export async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
