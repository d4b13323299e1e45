import { describe, expect, it } from 'vitest';
import { articleCalls } from '#contract/content/articles.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { replyCalls } from '#contract/wechat/replies.ts';
import { contentIn } from '../../../test/content.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const content = contentIn(shop);

/** `data` of a reply as forms send it. */
const dataOf = (fields: object) =>
  JSON.stringify({ content: '', articleData: {}, mediaId: '', srcUrl: '', articleId: null, ...fields });
const said = dataOf({ content: '满 99 元包邮' });
const draft = { type: 'text', data: { content: '满 99 元包邮' }, status: true } as const;
const whole = (data: object) => ({ content: '', mediaId: '', srcUrl: '', articleId: null, ...data });

const save = (keywords: string[], more: object = {}) =>
  admin.run(replyCalls.save, { ...draft, keywords, ...more } as Parameters<typeof admin.run<typeof replyCalls.save>>[1]);
const idOf = async (keywords: string) => (await admin.run(replyCalls.infoByWord, { keywords }))?.id ?? 0;

itKeepsRecords(shop, replyCalls, {
  valid: (name) => ({ keywords: name, type: 'text', data: said, status: true, matchType: 'part' }),
  invalid: [
    ['no word', { keywords: ' , ，' }, '请填写关键字, 关注 = subscribe， 默认 = default'],
    ['a long word', { keywords: '长'.repeat(65) }, '每个关键字最多64个字符'],
    ['a reserved word among others', { keywords: '你好,Default' }, '关键字 Default 是保留的，不能与别的关键字放在一起'],
    ['a type that is none', { type: 'video' }, '回复类型只能是文字、图片、图文或声音'],
    ['a content that is no JSON', { data: '{' }, '回复内容的格式不正确，请刷新页面后重试'],
    ['nothing to say', { data: dataOf({ content: '  ' }) }, '请填写规则内容'],
    [
      'more than WeChat takes',
      { data: dataOf({ content: '好'.repeat(683) }) },
      '规则内容最多 2048 个字节，一个汉字占 3 个，请再删去 1 个字节',
    ],
    ['a picture that was not uploaded', { type: 'image' }, '请上传'],
    ['a voice that was not uploaded', { type: 'voice' }, '请上传'],
    ['no article', { type: 'news' }, '请选择图文消息'],
  ],
  gone: { code: 500, message: expect.stringMatching(/^(没有找到相关数据|操作失败)$/) },
  infoIsNull: true,
  switches: { status: replyCalls.status },
});

describe('a reply of the public account', () => {
  it('travels as the wire has it', async () => {
    await admin.raw('POST', '/admin/wechat/keywords/reply/save', {
      body: { keywords: '包邮，运费', type: 'text', data: said, status: 'true' },
    });
    const { data } = await admin.raw('GET', '/admin/wechat/keywords/reply/info/keywords', { query: { keywords: '运费' } });

    expect(data).toMatchObject({ keywords: '包邮,运费', type: 'text', status: true, matchType: 'full' });
    expect(JSON.parse(Object(data).data)).toEqual(JSON.parse(said));
  });

  it('has words that no other rule has, which says whose they are', async () => {
    await save(['尺码', '大小']);

    await expect(save(['身高', ' 大小'])).rejects.toMatchObject({
      code: 500,
      message: '大小关键字已经存在：规则“尺码,大小”里有它，请先从那条规则删去',
    });
    await expect(save(['ＸＬ', 'xl', '尺码'])).rejects.toMatchObject({ message: expect.stringContaining('尺码关键字已经存在') });

    await admin.run(replyCalls.update, { ...draft, id: await idOf('尺码'), keywords: ['尺码'], data: whole(draft.data) });
    await save(['身高', '大小']);
    expect(await admin.run(replyCalls.infoByWord, { keywords: '大小' })).toMatchObject({ keywords: ['身高', '大小'] });
  });

  it('has its word once, of two who add it in the same moment', async () => {
    const both = await Promise.allSettled([save(['同时']), save(['同时'])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('keeps what its type is sent with, and shows its article as it is now', async () => {
    const articleId = await content.article({ title: '秋天去哪里' });
    await save(['秋游'], { type: 'news', data: whole({ articleId, content: '不再有' }) });
    expect(await admin.run(replyCalls.infoByWord, { keywords: '秋游' })).toMatchObject({
      data: { content: '', articleId, articleData: { title: '秋天去哪里' } },
    });

    await admin.run(articleCalls.delete, { id: articleId });
    await expect(save(['冬游'], { type: 'news', data: whole({ articleId }) })).rejects.toMatchObject({
      message: '选择的图文已不存在，请重新选择图文消息',
    });
    expect(await admin.run(replyCalls.which, { kind: 'text', text: '秋游' })).toMatchObject({
      reason: 'full',
      defect: '图文已被删除，请重新选择图文消息',
    });
  });

  it('comes back with its words when its deletion is undone', async () => {
    await save(['开票', '发票']);
    const id = await idOf('发票');
    const { changeId } = await admin.change(replyCalls.delete, { id });
    await expect(admin.run(replyCalls.delete, { id })).rejects.toMatchObject({ message: '操作失败' });
    expect(await idOf('发票')).toBe(0);

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await idOf('发票')).toBe(id);
  });
});

describe('the greeting and the fallback', () => {
  it('have pages of their own, and are null until they are written', async () => {
    expect(await admin.run(replyCalls.infoByWord, { keywords: 'subscribe' })).toBeNull();
    expect(await admin.run(replyCalls.which, { kind: 'follow', text: '' })).toMatchObject({ reason: 'nobody', reply: null });

    await save(['subscribe'], { data: whole({ content: '欢迎' }) });
    await save(['default'], { data: whole({ content: '稍后回复' }), status: false });
    expect(await admin.run(replyCalls.which, { kind: 'follow', text: '' })).toMatchObject({
      reason: 'follow',
      reply: { data: { content: '欢迎' } },
    });
    expect(await admin.run(replyCalls.which, { kind: 'text', text: '无人知晓' })).toMatchObject({
      reason: 'nobody',
      off: [{ keywords: ['default'] }],
    });
    const { list } = await admin.run(replyCalls.list, { page: 1, limit: 100 });
    expect(list.filter(({ keywords }) => keywords.includes('subscribe') || keywords.includes('default'))).toEqual([]);
    await expect(save(['subscribe'])).rejects.toMatchObject({ message: expect.stringContaining('subscribe关键字已经存在') });
  });
});
