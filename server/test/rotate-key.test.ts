import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';

describe('the command that changes the key', () => {
  it('says that there is no shop in a folder, and makes none', () => {
    const empty = mkdtempSync(join(tmpdir(), 'signalbox-rotate-'));
    try {
      const env = { DATA_DIR: empty };
      const { status, stdout, stderr } = spawnSync(process.execPath, ['server/src/rotate-key.ts'], { env, encoding: 'utf8' });
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`${empty} 里没有商店，密钥没有更换`);
      expect(readdirSync(empty)).toEqual([]);
    } finally {
      rmSync(empty, { recursive: true, force: true });
    }
  });
});
