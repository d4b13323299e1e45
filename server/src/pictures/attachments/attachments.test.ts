import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { picturesIn, textBytes } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const library = picturesIn(shop);
const catalogue = catalogueIn(shop);
const BASE = '/admin/system/attachment';

const idsIn = async (filter: Parameters<typeof library.list>[0]) => (await library.list(filter)).map(({ attId }) => attId);
const pidOf = async (id: number) => (await shop.admin().run(attachmentCalls.info, { id }))?.pid;
const draft = { name: '海报', attDir: '', sattDir: 'https://img.example.com/a.png', attSize: 12, attType: 'png', imageType: 1 };
const latest = async () => {
  const [row] = await library.list();
  return row ?? expect.fail('the library is empty');
};

describe('the list of the library', () => {
  it('has the newest first, those of a category or all', async () => {
    const folder = await catalogue.category({ type: 2 });
    const inside = await library.picture({ pid: folder });
    const outside = await library.picture();

    expect(await idsIn({ pid: folder })).toEqual([inside.id]);
    for (const all of [0, 10_000]) expect((await idsIn({ pid: all })).slice(0, 2)).toEqual([outside.id, inside.id]);
  });

  it('finds by type, word and day', async () => {
    const { attId: document } = await library.send('价目表.pdf', textBytes('%PDF-1.7 a %%EOF'), { call: 'file' });
    const mug = await library.picture({ name: '马克杯 100%.png' });

    expect(await idsIn({ attType: 'application/pdf' })).toEqual([document]);
    expect(await idsIn({})).not.toContain(document);
    expect(await idsIn({ attType: 'jpg,PNG', name: '杯 100%' })).toEqual([mug.id]);
    for (const name of ['１００％．ｐｎｇ', '100％']) expect(await idsIn({ name })).toEqual([mug.id]);
    expect(await idsIn({ name: '1_0' })).toEqual([]);
    expect(await idsIn({ dateLimit: 'today' })).toContain(mug.id);
    expect(await idsIn({ dateLimit: 'yesterday' })).toEqual([]);
  });

  it('can leave what the shop shows nowhere', async () => {
    const [shown, idle] = [await library.picture(), await library.picture()];
    await catalogue.category({ type: 2 });
    await shop.admin().raw('POST', '/admin/category/save', {
      query: { pid: 0, name: '有图', type: 1, status: 1, sort: 1, extra: shown.url },
    });

    const unused = await idsIn({ unused: true });

    expect(unused).toContain(idle.id);
    expect(unused).not.toContain(shown.id);
  });

  it('asks for a category in the words of the wire', async () => {
    const [missing, period] = await Promise.all([
      shop.admin().raw('GET', `${BASE}/list`),
      shop.admin().raw('GET', `${BASE}/list`, { query: { pid: 0, dateLimit: 'sometime' } }),
    ]);

    expect(missing).toMatchObject({ code: 400, message: "Required Integer parameter 'pid' is not present" });
    expect(period).toMatchObject({ code: 500, message: expect.stringContaining('选择时间参数格式错误') });
  });

  it('speaks the wire: sizes are text, addresses are whole', async () => {
    await library.picture({ name: 'b.png' });

    const { data } = await shop.admin().raw('GET', `${BASE}/list`, { query: { pid: 0, limit: 1 } });

    expect(data).toMatchObject({
      page: 1,
      limit: 1,
      list: [{ name: 'b.png', attDir: '', attSize: expect.stringMatching(/^\d+$/), attType: 'png', imageType: 1 }],
    });
  });

  it('asks the database as often for many rows as for one', async () => {
    const count = (limit: number) => shop.countQueries(() => shop.admin().run(attachmentCalls.list, { pid: 0, page: 1, limit }));
    await count(1);

    expect(await count(9999)).toBe(await count(1));
    expect(await count(1)).toBeLessThanOrEqual(3);
  });
});

describe('a picture that is moved', () => {
  it('lies in the other category, and in none when the screen says the root', async () => {
    const folder = await catalogue.category({ type: 2 });
    const [first, second] = [await library.picture(), await library.picture()];

    await shop.admin().run(attachmentCalls.move, { attrId: [first.id, second.id], pid: folder });
    expect([await pidOf(first.id), await pidOf(second.id)]).toEqual([folder, folder]);
    await shop.admin().run(attachmentCalls.move, { attrId: [first.id], pid: 10_000 });
    expect([await pidOf(first.id), await pidOf(second.id)]).toEqual([0, folder]);
  });

  it('can be taken back', async () => {
    const folder = await catalogue.category({ type: 2 });
    const { id } = await library.picture();

    const { changeId } = await shop.admin().change(attachmentCalls.move, { attrId: [id], pid: folder });
    await shop.admin().run(changeCalls.undo, { id: changeId });

    expect(await pidOf(id)).toBe(0);
  });

  it('goes to no category but one of pictures', async () => {
    const { id } = await library.picture();
    const goods = await catalogue.category({ type: 1 });

    for (const pid of [goods, 999_999]) {
      await expect(shop.admin().run(attachmentCalls.move, { attrId: [id], pid })).rejects.toMatchObject({
        message: '图片分组不存在，请刷新页面后重新选择分组',
      });
    }
  });

  it('is refused whole when a picture does not exist', async () => {
    await expect(shop.admin().run(attachmentCalls.move, { attrId: [999_998, 999_999], pid: 0 })).rejects.toMatchObject({
      code: 500,
      message: '操作失败',
    });
  });

  it.each([
    [{ attrId: '', pid: 1 }, '请选择附件'],
    [{ pid: 1 }, '请选择附件'],
    [{ attrId: '5' }, '父级id不能为空'],
  ])('is asked for in the words of the wire: %j', async (body, message) => {
    expect(await shop.admin().raw('POST', `${BASE}/move`, { body })).toMatchObject({ code: 400, message });
  });
});

describe('a file that lies elsewhere', () => {
  it('is noted, changed and read', async () => {
    await shop.admin().run(attachmentCalls.save, draft);
    const { attId: id } = await latest();
    await shop.admin().run(attachmentCalls.update, { id, ...draft, name: ' 新海报 ', sattDir: 'https://img.example.com/b.png' });

    expect(await shop.admin().run(attachmentCalls.info, { id })).toMatchObject({
      name: '新海报',
      sattDir: 'https://img.example.com/b.png',
      attSize: '12',
    });
    expect(await shop.admin().run(attachmentCalls.info, { id: 999_999 })).toBeNull();
  });

  it.each(['/files/import/secret.csv', 'javascript:alert(1)', 'https://a b', '/files/image/public/x.png'])(
    'has an address of the web, not %s',
    async (sattDir) => {
      await expect(shop.admin().run(attachmentCalls.save, { ...draft, sattDir })).rejects.toMatchObject({
        message: expect.stringContaining('图片地址不正确'),
      });
    },
  );
});

describe('a file of ours', () => {
  it('can be renamed; what was measured stays', async () => {
    const { id, url } = await library.picture();
    const measured = await shop.admin().run(attachmentCalls.info, { id });

    await shop.admin().run(attachmentCalls.update, { id, ...draft, sattDir: url, attSize: 1, attType: 'gif' });

    expect(await shop.admin().run(attachmentCalls.info, { id })).toMatchObject({
      name: '海报',
      attSize: measured?.attSize,
      attType: 'png',
      sattDir: url,
    });
    await expect(shop.admin().run(attachmentCalls.update, { id: 999_999, ...draft })).rejects.toMatchObject({ code: 404 });
  });
});
