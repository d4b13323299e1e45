import { describe, expect, it } from 'vitest';
import { deletionCalls } from '#contract/changes/deletions.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { thumbnailOf } from '#contract/pictures/thumbnails.ts';
import { picture, picturesIn } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
let days = 0;
// A session does not outlive such spans.
const today = () => shop.admin({ account: `someone-of-day-${days}` });
const library = picturesIn(shop, today);

const pass = async (more: number) => {
  days += more;
  await shop.pass(`${more} days`);
};
const remove = (ids: number[], force?: boolean) => today().run(attachmentCalls.delete, { ids, force });
const isThere = async (url: string) => (await library.fetch(url)).statusCode === 200;
const restore = async (id: number) => {
  const { list } = await today().run(deletionCalls.list, { noun: 'attachment', page: 1, limit: 100 });
  const ids = list.filter(({ rowId }) => rowId === id).map((row) => row.id);
  return today().run(deletionCalls.restore, { noun: 'attachment', ids });
};

describe('the file of a deleted picture', () => {
  it('goes with its small copies once the picture cannot come back', async () => {
    const { id, url } = await library.picture({ width: 100 });
    await remove([id], true);

    await pass(30);
    expect([await isThere(url), await isThere(thumbnailOf(url, 80))]).toEqual([true, true]);
    await pass(2);
    expect([await isThere(url), await isThere(thumbnailOf(url, 80))]).toEqual([false, false]);
  });

  it('stays where another row holds it, or where it is uploaded again', async () => {
    const bytes = await picture().png().toBuffer();
    const here = await library.send('a.png', bytes, { pid: 1 });
    const there = await library.send('a.png', bytes, { pid: 2 });
    await remove([here.attId ?? 0]);
    await pass(32);
    expect(await isThere(there.url)).toBe(true);

    await remove([there.attId ?? 0]);
    const again = await library.send('a.png', bytes, { pid: 2 });
    await pass(32);
    expect(await isThere(again.url)).toBe(true);
  });

  it('is there when the picture is restored weeks later, and stays', async () => {
    const { id, url } = await library.picture();
    await remove([id]);
    await pass(29);

    expect(await restore(id)).toEqual({ restored: 1, notes: [] });
    await pass(5);
    expect(await isThere(url)).toBe(true);
  });

  it('waits anew when the restored picture is deleted again', async () => {
    const { id, url } = await library.picture();
    await remove([id]);
    await pass(20);
    await restore(id);
    await remove([id]);
    await pass(20);

    expect(await isThere(url)).toBe(true);
    expect(await restore(id)).toMatchObject({ restored: 1 });
  });

  it('is not waited for after 30 days', async () => {
    const { id } = await library.picture();
    await remove([id]);
    const { list } = await today().run(deletionCalls.list, { noun: 'attachment', page: 1, limit: 1 });
    await pass(31);

    const late = today().run(deletionCalls.restore, { noun: 'attachment', ids: list.map((row) => row.id) });
    await expect(late).rejects.toMatchObject({ message: '删除已超过 30 天，不能恢复' });
    expect(await today().run(deletionCalls.list, { noun: 'attachment', page: 1, limit: 20 })).toMatchObject({ total: 0 });
  });
});
