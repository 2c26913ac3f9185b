import { statSync } from 'node:fs';

/** Whether a path is a file; false also below a file ('/page.html/x') and for a path that no file system accepts. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
