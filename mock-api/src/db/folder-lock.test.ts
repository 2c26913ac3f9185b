import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

const folder = () => mkdtempSync(join(tmpdir(), 'scanharbor-'));

it('keeps a second process off a data folder, in one clear line', () => {
  const data = folder();
  writeFileSync(join(data, 'lock'), String(process.ppid));
  expect(() => lockFolder(data)).toThrow(/in use by process \d+/);
});

it('takes over from a process that has ended, and lets go', () => {
  const data = folder();
  writeFileSync(join(data, 'lock'), '999999999');
  const unlock = lockFolder(data);
  expect(existsSync(join(data, 'lock'))).toBe(true);
  unlock();
  expect(existsSync(join(data, 'lock'))).toBe(false);
});
