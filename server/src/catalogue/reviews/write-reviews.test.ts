import { describe, expect, it } from 'vitest';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { reviewsIn } from '../../../test/reviews.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const reviews = reviewsIn(shop);
const xiaowang = shop.admin({ realName: '小王' });

const SAVE = '/admin/store/product/reply/save';
const COMMENT = '/admin/store/product/reply/comment';

const reviewed = async () => reviews.review({ productId: await catalogue.product() });
const isListed = async (id: number) =>
  (await xiaowang.run(reviewCalls.list, { page: 1, limit: 100 })).list.some((row) => row.id === id);

describe('a review of the shop’s own', () => {
  const draft = async (fields: object = {}) => ({
    productId: await catalogue.product(),
    productScore: 4,
    serviceScore: '5',
    nickname: '小满',
    comment: '杯口很圆',
    avatar: '/files/public/store/2026/11/20/a.png',
    pics: '["a.png","","b.png"]',
    sku: '默认',
    orderNo: 'x',
    userId: 3,
    unique: 'u',
    ...fields,
  });

  it('is by no customer and for no order, and is listed like any other', async () => {
    const body = await draft();

    expect(await xiaowang.raw('POST', SAVE, { body })).toEqual({ code: 200, message: '操作成功', data: null });

    const [row] = (await xiaowang.run(reviewCalls.list, { page: 1, limit: 1 })).list;
    expect(row).toMatchObject({
      uid: 0,
      oid: 0,
      productId: body.productId,
      serviceScore: 5,
      sku: '默认',
      pics: ['a.png', 'b.png'],
    });
    expect(row).toMatchObject({ isReply: false, isShow: true, createTime: row?.updateTime });
  });

  it('needs no pictures', async () => {
    expect(await xiaowang.raw('POST', SAVE, { body: await draft({ pics: '' }) })).toMatchObject({ code: 200 });
    expect(await xiaowang.raw('POST', SAVE, { body: await draft({ pics: undefined }) })).toMatchObject({ code: 200 });
    expect((await xiaowang.run(reviewCalls.list, { page: 1, limit: 1 })).list[0]?.pics).toEqual([]);
  });

  it.each([
    ['no product', { productId: undefined }, '请选择商品'],
    ['product 0', { productId: 0 }, '请选择商品'],
    ['no score', { productScore: 0 }, '商品分数为1-5'],
    ['too high a score', { serviceScore: 6 }, '服务分数为1-5'],
    ['no words', { comment: ' ' }, '请填写评论内容'],
    ['too many words', { comment: '长'.repeat(513) }, '评论内容长度不能超过512个字符'],
    ['no name', { nickname: '' }, '请填写用户名称'],
    ['a long name', { nickname: '长'.repeat(65) }, '用户名称不能超过64个字符'],
    ['no avatar', { avatar: '' }, '请选择用户头像'],
    ['a long avatar', { avatar: 'a'.repeat(256) }, '用户头像的地址过长，请重新上传'],
    ['many pictures', { pics: JSON.stringify(Array.from({ length: 11 }, () => 'a.png')) }, '评价图片最多10张'],
    ['pictures that are no list', { pics: '[' }, '评价图片不正确'],
  ])('is refused with %s', async (_, fields, message) => {
    expect(await xiaowang.raw('POST', SAVE, { body: await draft(fields) })).toEqual({ code: 400, message, data: null });
  });

  it('is refused for a product that is not there', async () => {
    expect(await xiaowang.raw('POST', SAVE, { body: await draft({ productId: 999_999 }) })).toMatchObject({
      code: 500,
      message: '没有找到这件商品，请重新选择商品',
    });
  });
});

describe('one review', () => {
  it('is told as it is stored, its pictures in one text', async () => {
    const id = await reviews.review({ productId: await catalogue.product(), pics: ['a.png', 'b.png'] });

    const { data } = await xiaowang.raw('GET', `/admin/store/product/reply/info/${id}`);

    expect(data).toMatchObject({ id, pics: 'a.png,b.png', unique: '', replyType: 'product', merchantReplyTime: null });
  });

  it('is null when it is not there, or deleted', async () => {
    const id = await reviewed();
    await xiaowang.run(reviewCalls.delete, { id });

    expect(await xiaowang.run(reviewCalls.info, { id })).toBeNull();
    expect(await xiaowang.run(reviewCalls.info, { id: 999_999 })).toBeNull();
  });
});

describe('an answer', () => {
  it('says when and by whom; a second one replaces it, and the history keeps both', async () => {
    const id = await reviewed();
    await xiaowang.run(reviewCalls.comment, { ids: id, merchantReplyContent: '谢谢' });
    await shop.admin({ realName: '小李' }).run(reviewCalls.comment, { ids: id, merchantReplyContent: ' 非常感谢 ' });

    const row = await reviews.row(id);
    expect(row).toMatchObject({ merchantReplyContent: '非常感谢', replierName: '小李', isReply: true });
    expect(row.merchantReplyTime).toEqual(row.updateTime);
    expect(row.updateTime).not.toEqual(row.createTime);
    const { list } = await xiaowang.run(changeCalls.list, { noun: 'product_reply', rowId: id, page: 1, limit: 20 });
    expect(list[0]).toMatchObject({
      actor: '小李',
      label: '回复',
      fields: expect.arrayContaining([{ field: 'merchantReplyContent', label: '回复内容', before: '谢谢', after: '非常感谢' }]),
    });
  });

  it.each([
    ['for no review', { merchantReplyContent: '谢谢' }, '评论id不能为空'],
    ['without words', { ids: 1, merchantReplyContent: ' ' }, '请填写评论内容'],
    ['with too many words', { ids: 1, merchantReplyContent: '长'.repeat(301) }, '回复内容不能超过300个字符'],
  ])('is refused %s', async (_, body, message) => {
    expect(await xiaowang.raw('POST', COMMENT, { body })).toEqual({ code: 400, message, data: null });
  });
});

describe('a review that is hidden', () => {
  it('stays for staff, and is shown again by undo', async () => {
    const id = await reviewed();

    const { changeId } = await xiaowang.change(reviewCalls.show, { id, isShow: false });
    expect(await reviews.row(id)).toMatchObject({ isShow: false });
    expect(await isListed(id)).toBe(true);

    await xiaowang.run(changeCalls.undo, { id: changeId });
    expect(await reviews.row(id)).toMatchObject({ isShow: true });
  });
});

describe('a review that is deleted', () => {
  it('is out of sight but kept, and comes back by undo', async () => {
    const id = await reviewed();

    const { changeId } = await xiaowang.change(reviewCalls.delete, { id });
    expect(await isListed(id)).toBe(false);
    expect(await reviews.row(id)).toMatchObject({ isDel: true });

    await xiaowang.run(changeCalls.undo, { id: changeId });
    expect(await isListed(id)).toBe(true);
  });

  it('can be neither answered, hidden nor deleted again', async () => {
    const id = await reviewed();
    await xiaowang.run(reviewCalls.delete, { id });
    const gone = { code: 404, message: '没有找到相关数据' };

    await expect(xiaowang.run(reviewCalls.delete, { id })).rejects.toMatchObject(gone);
    await expect(xiaowang.run(reviewCalls.show, { id, isShow: false })).rejects.toMatchObject(gone);
    await expect(xiaowang.run(reviewCalls.comment, { ids: id, merchantReplyContent: '谢谢' })).rejects.toMatchObject(gone);
  });
});
