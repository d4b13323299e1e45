import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

describe('a data folder', () => {
  it('is made with all above it', () => {
    const home = mkdtempSync(join(tmpdir(), 'folder-'));
    makeFolder(join(home, 'shops/one/data'));

    expect(statSync(join(home, 'shops/one/data')).isDirectory()).toBe(true);
    rmSync(home, { recursive: true });
  });

  it.runIf(process.platform === 'linux')('is given up, not tried for ever, where the file system makes no folders', () => {
    expect(() => makeFolder('/proc/shop/data')).toThrow(/ENOENT|EACCES|EPERM/);
  });
});
