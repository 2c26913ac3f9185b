import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const readStyle = (name: string) => /<style>[^]*<\/style>/.exec(readFileSync(join(__dirname, name), 'utf8'))?.[0];

it('has the same colors in all pictures', () => {
  expect(readStyle('harbor.svg')).toContain('stroke');
  expect(readStyle('harbor.svg')).toBe(readStyle('pictures.svg'));
});
