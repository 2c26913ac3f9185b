import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The pictures of one screen in two folders. */
export interface Comparison {
  /** File name, such as `staff-providers-dashboard-390.png`. */
  name: string;
  /** Number of pixels that differ; undefined when one of the folders has no such picture. */
  differentPixels: number | undefined;
}

const isPicture = (name: string) => name.endsWith('.png');

/** Draws a picture on a larger canvas: pages of different height are compared from the top. */
function extendTo({ width, height }: { width: number; height: number }, picture: PNG): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const extended = new PNG({ width, height });
  PNG.bitblt(picture, extended, 0, 0, picture.width, picture.height, 0, 0);
  return extended;
}

function compareFiles(before: string, after: string, difference: string): number {
  const [first, second] = [before, after].map((file) => readFileSync(file));
  if (first?.equals(second ?? Buffer.alloc(0))) return 0;
  const pictures = [before, after].map((file) => PNG.sync.read(readFileSync(file)));
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [left, right] = pictures.map((picture) => extendTo({ width, height }, picture).data);
  const drawn = new PNG({ width, height });
  if (!left || !right) return 0;
  const count = pixelmatch(left, right, drawn.data, width, height, { threshold: 0, includeAA: true });
  if (count > 0) {
    mkdirSync(dirname(difference), { recursive: true });
    writeFileSync(difference, PNG.sync.write(drawn));
  }
  return count;
}

/**
 * Compares the pictures of the folders `before` and `after` pixel by pixel, and writes those that differ to `difference`, sorted by name.
 */
export function comparePictures(folders: { before: string; after: string; difference: string }): Comparison[] {
  const names = new Set([...readdirSync(folders.before), ...readdirSync(folders.after)].filter(isPicture));
  return [...names].sort().map((name) => {
    const [before, after, difference] = [folders.before, folders.after, folders.difference].map((folder) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const isComplete = existsSync(before) && existsSync(after);
    return { name, differentPixels: isComplete ? compareFiles(before, after, difference) : undefined };
  });
}
