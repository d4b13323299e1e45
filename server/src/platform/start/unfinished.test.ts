import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openSource } from './source.ts';
import { UNFINISHED } from './unfinished.ts';

describe('a data folder whose restore was cut short', () => {
  it('opens no shop, which would be an empty one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signalbox-unfinished-'));
    try {
      writeFileSync(join(folder, UNFINISHED), '');
      await expect(openSource(readConfig({ DATA_DIR: folder }))).rejects.toThrow('恢复没有做完');
      expect(readdirSync(folder)).toEqual([UNFINISHED]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
