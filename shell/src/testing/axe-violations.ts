import axe from 'axe-core';

/** Lists the axe violations of the page as "rule: element". Only a browser can check colors and layout. */
export async function findAxeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
