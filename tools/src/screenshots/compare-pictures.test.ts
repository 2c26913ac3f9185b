import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { comparePictures } from './compare-pictures';
import { renderDifferencePage, summarizeComparisons } from './difference-page';

const home = mkdtempSync(join(tmpdir(), 'scanharbor-pictures-'));
const folders = { before: join(home, 'before'), after: join(home, 'after'), difference: join(home, 'difference') };

/** Writes a white picture with black pixels at some places. */
function writePicture(folder: string, name: string, { height = 4, black = [] as number[] } = {}) {
  const picture = new PNG({ width: 4, height });
  picture.data.fill(255);
  for (const place of black) picture.data.fill(0, place * 4, place * 4 + 3);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), PNG.sync.write(picture));
}

describe('comparePictures', () => {
  afterAll(() => rmSync(home, { recursive: true }));

  it('counts the pixels that differ, of pages that have grown, too, and names the pictures without a counterpart', () => {
    for (const folder of [folders.before, folders.after]) writePicture(folder, 'same.png', { black: [3] });
    writePicture(folders.before, 'color.png');
    writePicture(folders.after, 'color.png', { black: [0, 7] });
    writePicture(folders.before, 'grown.png');
    writePicture(folders.after, 'grown.png', { height: 6 });
    writePicture(folders.before, 'gone.png');
    const comparisons = comparePictures(folders);
    expect(comparisons).toEqual([
      { name: 'color.png', differentPixels: 2 },
      { name: 'gone.png', differentPixels: undefined },
      { name: 'grown.png', differentPixels: 8 },
      { name: 'same.png', differentPixels: 0 },
    ]);
    expect(['color.png', 'same.png'].map((name) => existsSync(join(folders.difference, name)))).toEqual([true, false]);
    expect(summarizeComparisons(comparisons)).toBe('3 of 4 pictures differ');
    const page = renderDifferencePage(comparisons, 'abc123');
    expect(page).toContain('src="difference/color.png"');
    expect(page).not.toContain('same.png');
  });
});
