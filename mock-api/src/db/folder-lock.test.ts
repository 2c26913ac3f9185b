import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

const folder = () => join(mkdtempSync(join(tmpdir(), 'scanharbor-')), 'data');

it('keeps a second process off a data folder, in one clear line', () => {
  const data = folder();
  writeFileSync(`${data}.lock`, String(process.ppid));
  expect(() => lockFolder(data)).toThrow(/in use by process \d+/);
});

it('takes over from a process that has ended, and lets go', () => {
  const data = folder();
  writeFileSync(`${data}.lock`, '999999999');
  const unlock = lockFolder(data);
  expect(existsSync(`${data}.lock`)).toBe(true);
  unlock();
  expect(existsSync(`${data}.lock`)).toBe(false);
});
