import { describe, expect, it } from 'vitest';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { insertUpload } from './insert-upload.ts';

const shop = openShop();
const act = { name: 'test.note', actor: systemActor('test') };
const file = (index: number) => ({
  sattDir: `/files/image/public/${index}.png`,
  attSize: 1,
  attType: 'png',
  width: 1,
  height: 1,
});

const note = async (sha: string, pid: number, stored?: ReturnType<typeof file>) =>
  (await shop.app.write(act, (context) => insertUpload(context, { name: 'a.png', pid, sha256: sha.repeat(64), stored }))).value;

describe('the note of an upload', () => {
  it('is one, however many equal files come at the same moment', async () => {
    const rows = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((index) => note('a', 0, file(index))));

    expect(new Set(rows.map((row) => row?.id)).size).toBe(1);
    expect(new Set(rows.map((row) => row?.sattDir)).size).toBe(1);
  });

  it('is another one in another category, on the first file', async () => {
    const first = await note('b', 1, file(20));
    const second = await note('b', 2, file(21));

    expect(second?.id).not.toBe(first?.id);
    expect(second?.sattDir).toBe(first?.sattDir);
  });

  it('is not made of nothing', async () => {
    expect(await note('c', 0)).toBeUndefined();
  });
});
