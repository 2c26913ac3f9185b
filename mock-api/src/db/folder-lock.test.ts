import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

const folder = () => mkdtempSync(join(tmpdir(), 'scanharbor-'));

it('rejects a second process on a data folder with a message of one line', () => {
  const data = folder();
  writeFileSync(join(data, 'lock'), String(process.ppid));
  expect(() => lockFolder(data)).toThrow(/in use by process \d+/);
});

it('replaces the lock of a process that has ended, and releases it', () => {
  const data = folder();
  writeFileSync(join(data, 'lock'), '999999999');
  const unlock = lockFolder(data);
  expect(existsSync(join(data, 'lock'))).toBe(true);
  unlock();
  expect(existsSync(join(data, 'lock'))).toBe(false);
});
