import { beforeAll, describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { deletionCalls } from '#contract/changes/deletions.ts';
import { linkedStates } from '#contract/content/article-links.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { DAY } from '#contract/durations.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { linkTo } from '#contract/settings/links.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { articleDraft, contentIn } from '../../../test/content.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { picturesIn } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const content = contentIn(shop);
const library = picturesIn(shop);
const clerk = shop.admin();

let news = 0;
beforeAll(async () => {
  news = await catalogue.category({ type: 3, name: '新闻' });
});
const list = async (filter = {}) => (await clerk.run(articleCalls.list, { page: 1, limit: 100, ...filter })).list;
const info = (id: number) => clerk.run(articleCalls.info, { id });
const deletions = async () => (await clerk.run(deletionCalls.list, { noun: 'article', page: 1, limit: 20 })).list;
const restore = (id: number) => clerk.run(deletionCalls.restore, { noun: 'article', ids: [id] });

itKeepsRecords(shop, articleCalls, {
  valid: (title) => ({ ...articleDraft({ cid: news, title }), cid: String(news) }),
  unlisted: ['shareTitle', 'shareSynopsis', 'content', 'sort', 'url'],
  invalid: [
    ['no title', { title: ' ' }, '请填写文章标题'],
    ['a link that would run', { url: 'javascript:alert(1)' }, '原文链接应以 http:// 或 https:// 开头'],
    ['a cover that would run', { imageInput: 'javascript:alert(1)' }, '图片地址不正确，请重新上传'],
    ['an empty text', { content: '<p></p>' }, '请填写文章内容'],
    ['a text without end', { content: '长'.repeat(200_001) }, '文章内容过长，请删减后重试'],
  ],
  gone: { code: 500, message: expect.stringMatching(/^文章(不存在|已删除)$/) },
});

describe('the list of articles', () => {
  it('finds a category, and words of title, author and synopsis, signs as they stand', async () => {
    const cid = await catalogue.category({ type: 3 });
    const [title, author, synopsis] = [
      await content.article({ cid, title: '满减 50% 开始' }),
      await content.article({ author: '50% 老王' }),
      await content.article({ synopsis: '省下 50%' }),
    ];
    await content.article({ title: '50 岁的机车' });

    expect((await list({ keywords: '50%' })).map(({ id }) => id)).toEqual([synopsis, author, title]);
    expect((await list({ keywords: '50%', cid })).map(({ id }) => id)).toEqual([title]);
  });
});

describe('an article that is not finished', () => {
  const sketch = (cid: number) => ({ ...articleDraft({ cid, title: '还没写完' }), synopsis: '', imageInput: '', content: '' });

  it('is kept for staff alone, and shown once it is whole', async () => {
    await clerk.run(articleCalls.save, { ...sketch(news), hide: true });
    const [kept] = await list({ keywords: '还没写完' });
    const id = kept?.id ?? 0;

    const show = () => clerk.run(articleCalls.updateStatus, { id, hide: false });
    await expect(show()).rejects.toMatchObject({ message: '文章还没有图文封面、文章简介、文章内容，请先在编辑里补全再显示' });
    await clerk.run(articleCalls.update, { ...articleDraft({ cid: news, title: '写完了' }), id });
    await show();
    expect(await info(id)).toMatchObject({ title: '写完了', hide: false });
  });

  it('is refused to customers, and to clients that say nothing of hiding it', async () => {
    for (const hide of [false, undefined])
      await expect(clerk.run(articleCalls.save, { ...sketch(news), hide })).rejects.toThrow('请上传文章图片');
  });
});

describe('an article that combined data links to', () => {
  it('says where it is used, until nothing leads there any more, and what customers find', async () => {
    const [id, other] = [await content.article({ title: '冬季新品' }), await content.article()];
    const banner = (url: string, status = true) => ({
      gid: 48,
      form: {
        id: 95,
        sort: 1,
        status,
        fields: [
          { name: 'pic', title: '图片', value: '/a.png' },
          { name: 'name', title: '标题', value: '上新' },
          { name: 'url', title: '跳转链接', value: url },
        ],
      },
    });
    await clerk.run(groupDataCalls.save, banner(linkTo(id), false));
    await clerk.run(groupDataCalls.save, banner(linkTo(id)));
    // The number of another article begins with the same digits.
    await clerk.run(groupDataCalls.save, banner(linkTo(id * 10)));
    const uses = () => clerk.run(articleCalls.uses, { id });
    expect(await uses()).toMatchObject([
      { gid: 48, words: '上新', status: true },
      { gid: 48, words: '上新', status: false },
    ]);
    expect((await uses())[0]?.group).toBeTruthy();
    expect(await clerk.run(articleCalls.uses, { id: other })).toEqual([]);

    const linked = async () => (await clerk.run(articleCalls.linked, { ids: [id, 999_999] })).map(({ state }) => state);
    expect(await linked()).toEqual([linkedStates.shown]);
    await clerk.run(articleCalls.updateStatus, { id, hide: true });
    expect(await linked()).toEqual([linkedStates.hidden]);
    await clerk.run(articleCalls.delete, { id });
    expect(await linked()).toEqual([linkedStates.gone]);
    expect(await uses()).toHaveLength(2);
    const timed = await content.article({ showTime: new Date(shop.clock.now().getTime() + DAY) });
    expect(await clerk.run(articleCalls.linked, { ids: [timed] })).toMatchObject([{ state: linkedStates.coming }]);

    await clerk.run(groupDataCalls.delete, { id: (await uses())[0]?.id ?? 0 });
    expect(await uses()).toMatchObject([{ status: false }]);
  });
});

describe('an article that a choice among pages leads to', () => {
  it('is kept as a typed link is, and says where it is used', async () => {
    const id = await content.article({ title: '仓库搬家' });
    const scrolling = (url: string) => ({
      gid: 68,
      form: {
        id: 97,
        sort: 1,
        status: true,
        fields: [
          { name: 'info', title: '滚动文字', value: '仓库搬家，发货晚一天' },
          { name: 'url', title: '链接', value: url },
        ],
      },
    });
    await clerk.run(groupDataCalls.save, scrolling(linkTo(id)));

    expect(await clerk.run(articleCalls.uses, { id })).toMatchObject([{ words: '仓库搬家，发货晚一天' }]);
    const elsewhere = clerk.run(groupDataCalls.save, scrolling('/pages/nowhere/index'));
    await expect(elsewhere).rejects.toMatchObject({ message: '请重新选择链接' });
  });
});

describe('the text of an article', () => {
  it('loses what could run, and keeps pictures', async () => {
    const id = await content.article({ content: '<p onclick="x()">好<img src="/a.png"></p><script>x()</script>' });

    expect((await info(id)).content).toBe('<p>好<img src="/a.png" /></p>');
  });

  it('is a place where its pictures are used, as long as it is there', async () => {
    const { id: attId, url } = await library.picture();
    const id = await content.article({ title: '配图', imageInput: url, content: `<p><img src="${url}"></p>` });
    const places = async () =>
      (await clerk.run(attachmentCalls.usage, { ids: [attId] }))[0]?.uses.map(({ kind, title }) => `${kind} ${title}`);
    expect(await places()).toEqual(['articleContent 配图', 'articleCover 配图']);

    await clerk.run(articleCalls.delete, { id });

    expect(await places()).toEqual([]);
  });
});

describe('the category of an article', () => {
  it('must be one of articles', async () => {
    for (const cid of [await catalogue.category(), 999_999])
      await expect(clerk.run(articleCalls.save, articleDraft({ cid }))).rejects.toMatchObject({
        message: '文章分类不存在，请重新选择分类',
      });
  });

  it('is not deleted while articles are in it', async () => {
    const cid = await catalogue.category({ type: 3 });
    await content.article({ cid });

    await expect(clerk.run(categoryCalls.delete, { id: cid })).rejects.toMatchObject({
      message: '该分类下有文章，不能删除，请先把文章移到别的分类',
    });
  });

  it('may go with deleted articles in it, which come back once it has', async () => {
    const cid = await catalogue.category({ type: 3, name: '去而复返' });
    const id = await content.article({ cid });
    await clerk.run(articleCalls.delete, { id });
    await clerk.run(categoryCalls.delete, { id: cid });
    const gone = (await deletions()).find(({ rowId }) => rowId === id)?.id ?? 0;
    await expect(restore(gone)).rejects.toMatchObject({ message: '文章原来的分类已被删除，请先恢复分类再恢复文章' });

    const { list: categories } = await clerk.run(deletionCalls.list, { noun: 'category', kind: 3, page: 1, limit: 1 });
    await clerk.run(deletionCalls.restore, { noun: 'category', ids: [categories[0]?.id ?? 0] });
    await restore(gone);

    expect(await info(id)).toMatchObject({ cid });
  });
});

describe('an article that is deleted', () => {
  it('is in the bin by its title, and comes back as it was', async () => {
    const id = await content.article({ title: '误删', hide: true });
    const before = await info(id);
    await clerk.run(articleCalls.delete, { id });
    const [gone] = await deletions();
    expect(gone).toMatchObject({ rowId: id, name: '误删', picture: '/a.png' });

    await restore(gone?.id ?? 0);

    expect(await info(id)).toMatchObject({ ...before, updateTime: expect.any(Date), version: Number(before.version) + 1 });
  });
});

describe('an article that two people change', () => {
  it('is saved once, and the other is shown what was saved', async () => {
    const id = await content.article({ cid: news, title: '原稿' });
    const { version } = await info(id);
    await clerk.run(articleCalls.update, { ...articleDraft({ cid: news, title: '甲稿' }), id, version });

    const late = clerk.run(articleCalls.update, { ...articleDraft({ cid: news, title: '乙稿' }), id, version });

    await expect(late).rejects.toMatchObject({ code: 409, data: { version: Number(version) + 1, theirs: { title: '甲稿' } } });
  });

  it('is not shown again by a form that was opened before it was hidden', async () => {
    const id = await content.article({ cid: news });
    const { version } = await info(id);
    await clerk.run(articleCalls.updateStatus, { id, hide: true });

    const late = clerk.run(articleCalls.update, { ...articleDraft({ cid: news, hide: false }), id, version });

    await expect(late).rejects.toMatchObject({ code: 409 });
    expect(await info(id)).toMatchObject({ hide: true });
  });
});
