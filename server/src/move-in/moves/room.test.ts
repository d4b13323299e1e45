import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomForRows, roomForUpload } from './room.ts';

const MB = 1024 * 1024;

describe('the room that a move takes', () => {
  it('is eight times the dump as it unpacks: rows as they were read, and as they are here', () => {
    expect(roomForRows(94 * MB, { takesForm: false, isAgain: false })).toBe(752 * MB);
  });

  it('is more where rows take another form first, and less where most of them are here already', () => {
    expect(roomForRows(MB, { takesForm: true, isAgain: false })).toBe(12 * MB);
    expect(roomForRows(MB, { takesForm: false, isAgain: true })).toBe(4 * MB);
  });

  it('of an upload is that of the file, where the database lies elsewhere', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signalbox-room-'));
    const { free, needed } = await roomForUpload(folder, { name: 'shop.zip', total: MB, dataDir: folder });
    await rm(folder, { recursive: true });
    expect([needed, free > 0]).toEqual([MB, true]);
  });
});
