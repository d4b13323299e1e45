import { describe, expect, it } from 'vitest';
import { catalogueIn } from '../catalogue.ts';
import { reviewsIn } from '../reviews.ts';
import { openShop } from '../shop.ts';
import { all, misfits, paged } from './types.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const { review } = reviewsIn(shop);

const get = (path: string, query = {}) => shop.admin().raw('GET', path, { query });
const post = (path: string, body: object, query = {}) => shop.admin().raw('POST', path, { body, query });
const done = { code: 200, message: '操作成功', data: null };
const failed = { code: 500, message: '操作失败', data: null };

/** 2.2 */
const rule = { id: 'int', ruleName: 'string', ruleValue: 'json' };

/** 2.4 */
const category = {
  ...all('int', 'id pid type sort'),
  ...all('string', 'path name'),
  ...all('string?', 'url extra'),
  status: 'bool',
};

/** 2.3; `storeProduct` has the fields of part 3. */
const kept = {
  ...all('int', 'id uid oid productId productScore serviceScore'),
  ...all('string', 'replyType comment nickname avatar sku'),
  ...all('bool', 'isDel isReply'),
  ...all('moment', 'createTime updateTime'),
  merchantReplyContent: 'string?',
  merchantReplyTime: 'seconds?',
  // --- ours
  replierName: 'string?',
  isShow: 'bool',
};
const storeProduct = {
  ...all('int', 'id merId sort sales stock giveIntegral ficti browse tempId brandId version'),
  ...all('string', 'image storeName storeInfo keyword barCode unitName codePath soureLink videoLink activity flatPattern'),
  ...all('decimal', 'price vipPrice otPrice cost postage'),
  ...all('bool', 'isShow isHot isBenefit isBest isNew isGood isPostage merUse isSeckill isSub specType isRecycle isDel'),
  sliderImage: 'json',
  cateId: 'ids',
  addTime: 'seconds',
  ...all('null', 'isBargain content'),
};

const rules = '/admin/store/product/rule';
const replies = '/admin/store/product/reply';
const categories = '/admin/category';
const ruleValue = JSON.stringify([{ value: '颜色', detail: ['红', '蓝'], inputVisible: false }]);

describe('specification templates', () => {
  it('are read with the keys and types of the wire', async () => {
    expect(await post(`${rules}/save`, { id: 0, ruleName: '衣服', ruleValue })).toEqual(done);

    const { data } = await get(`${rules}/list`, { page: 1, limit: 9999, keywords: '' });

    expect(misfits(data, paged(rule))).toEqual([]);
    const [{ id, ...first }] = Object(data).list;
    expect(first).toEqual({ ruleName: '衣服', ruleValue: '[{"value":"颜色","detail":["红","蓝"]}]' });
    expect(misfits((await get(`${rules}/info/${id}`)).data, rule)).toEqual([]);
    expect(await get(`${rules}/info/999999`)).toEqual(done);
    expect(await post(`${rules}/update`, { id, ruleName: '衣服二', ruleValue })).toEqual(done);
    expect(await get(`${rules}/delete/${id},999999`)).toEqual(done);
    expect(await get(`${rules}/delete/${id}`)).toEqual(failed);
  });

  it('keep what a client has added to their lines', async () => {
    const lines = [{ value: '鞋垫', detail: ['棉'], image: '/a.png', pictures: { 棉: ['/b.png'] } }];
    const sent = JSON.stringify(lines.map((line) => ({ ...line, inputVisible: true })));
    await post(`${rules}/save`, { ruleName: '鞋垫', ruleValue: sent });

    const { id } = Object((await get(`${rules}/list`, { keywords: '鞋垫' })).data).list[0];
    const kept = async () => JSON.parse(Object((await get(`${rules}/info/${id}`)).data).ruleValue);
    expect(await kept()).toEqual(lines);
    await post(`${rules}/update`, { id, ruleName: '鞋垫', ruleValue: JSON.stringify(await kept()) });
    expect(await kept()).toEqual(lines);
  });

  it.each([
    ['a line that is none', { ruleValue: '["尺码",null]' }, 400, '规格值不能为空'],
    ['more than templates hold', { ruleValue: `[{"value":"${'x'.repeat(200_000)}"}]` }, 400, '规格内容太长，请分成几个模板'],
    ['no name', { ruleName: undefined }, 400, '规格名称不能为空'],
    ['no value', { ruleValue: undefined }, 400, '规格值不能为空'],
    ['an empty value', { ruleValue: '' }, 400, '规格值不能为空'],
    ['an empty list', { ruleValue: '[]' }, 400, '规格值不能为空'],
    ['a name that is taken', { ruleName: '鞋' }, 500, '此规格值已经存在'],
  ])('are refused in the words of the wire: %s', async (_, wrong, code, message) => {
    await post(`${rules}/save`, { ruleName: '鞋', ruleValue });

    expect(await post(`${rules}/save`, { ruleName: '帽', ruleValue, ...wrong })).toEqual({ code, message, data: null });
  });
});

describe('reviews', () => {
  it('are read with the keys and types of the wire', async () => {
    const productId = await catalogue.product({ colours: ['红', '蓝'] });
    const id = await review({ productId, pics: ['/files/a.png', '/files/b.png'] });
    await review({ productId });
    expect(await post(`${replies}/comment`, { ids: id, merchantReplyContent: '谢谢' })).toEqual(done);

    const { data } = await get(`${replies}/list`, { isDel: false, uid: '', isReply: '', dateLimit: '', page: 1, limit: 20 });

    expect(misfits(data, paged({ ...kept, pics: ['string'], storeProduct }))).toEqual([]);
    expect(Object(data).list.map(({ pics }: { pics: string[] }) => pics.length)).toEqual([0, 2]);
    expect(misfits((await get(`${replies}/info/${id}`)).data, { ...kept, pics: 'string', unique: 'string' })).toEqual([]);
    expect(await get(`${replies}/info/999999`)).toEqual(done);
    expect(await get(`${replies}/delete/${id}`)).toEqual(done);
  });

  it('answer an empty page for a product nobody sells', async () => {
    const { data } = await get(`${replies}/list`, { productSearch: '没有这件商品' });

    expect(data).toEqual({ page: 1, limit: 20, totalPage: 0, total: 0, list: [] });
  });

  const virtual = { productScore: 5, serviceScore: 5, nickname: '小满', avatar: 'a.png', comment: '好', pics: '', sku: '红' };

  it('are written by the shop with texts for pictures, and with keys that nobody reads', async () => {
    const productId = await catalogue.product();
    const unread = { orderNo: 'x', userId: 1, unique: 'y' };

    expect(await post(`${replies}/save`, { ...virtual, productId, pics: '["a.png","b.png"]', ...unread })).toEqual(done);
    expect(await post(`${replies}/save`, { ...virtual, productId })).toEqual(done);

    const { list } = Object((await get(`${replies}/list`)).data);
    expect(list[0]).toMatchObject({ uid: 0, oid: 0, replyType: 'product', pics: [] });
    expect(list[1].pics).toHaveLength(2);
  });

  it.each([
    ['no product', { productId: undefined }, '请选择商品'],
    ['product 0', { productId: 0 }, '请选择商品'],
    ['six stars', { productScore: 6 }, '商品分数为1-5'],
    ['no stars for the service', { serviceScore: undefined }, '服务分数为1-5'],
    ['no words', { comment: '' }, '请填写评论内容'],
    ['too many words', { comment: '长'.repeat(513) }, '评论内容长度不能超过512个字符'],
  ])('are refused in the words of the wire: %s', async (_, wrong, message) => {
    expect(await post(`${replies}/save`, { ...virtual, productId: 1, ...wrong })).toEqual({ code: 400, message, data: null });
  });

  it.each([
    [{ merchantReplyContent: '谢谢' }, '评论id不能为空'],
    [{ ids: 1 }, '请填写评论内容'],
    [{ ids: 1, merchantReplyContent: '长'.repeat(301) }, '回复内容不能超过300个字符'],
  ])('are answered only in words: %#', async (wrong, message) => {
    expect(await post(`${replies}/comment`, wrong)).toEqual({ code: 400, message, data: null });
  });

  it('tell of a period that cannot be read in the words of the wire', async () => {
    expect(await get(`${replies}/list`, { dateLimit: 'soon' })).toMatchObject({
      code: 500,
      message:
        '选择时间参数格式错误，请在 today|yesterday|lately7|lately30|month|year|自定义时间范围（格式：yyyy-MM-dd HH:mm:ss，两个时间范围用逗号分割）',
    });
  });
});

describe('categories', () => {
  const draft = { pid: 0, name: '餐厨', type: 1, status: true, sort: 0, url: '', extra: '' };
  const save = (more: object) => post(`${categories}/save`, {}, { ...draft, ...more });

  it('are read with the keys and types of the wire', async () => {
    expect(await save({})).toEqual(done);
    const [parent] = Object((await get(`${categories}/list/tree`, { type: 1, status: -1, name: '餐厨' })).data);
    expect(await save({ pid: parent.id, name: '杯子', status: 0 })).toEqual(done);

    const tree = (await get(`${categories}/list/tree`, { type: 1, status: -1, temp: 1 })).data;

    const { child, ...root } = Object(tree).find(({ id }: { id: number }) => id === parent.id);
    expect(misfits([root, ...child], [category])).toEqual([]);
    expect(child[0]).toMatchObject({ path: `/0/${parent.id}/`, status: false });
    expect(misfits((await get(`${categories}/list`, { type: 1, status: -1, limit: 9999 })).data, paged(category))).toEqual([]);
    expect(misfits((await get(`${categories}/info`, { id: parent.id })).data, category)).toEqual([]);
    expect(misfits((await get(`${categories}/list/ids`, { ids: `${parent.id},${child[0].id}` })).data, [category])).toEqual([]);
    expect(await get(`${categories}/info`, { id: 999_999 })).toEqual(done);
  });

  it('are changed by parameters in the address, with their own words of success', async () => {
    const id = await catalogue.category({ name: '灯具' });

    expect(await post(`${categories}/update`, {}, { ...draft, id, name: '灯' })).toEqual(done);
    expect(await get(`${categories}/updateStatus/${id}`)).toEqual({ code: 200, message: '修改成功', data: null });
    expect(Object((await get(`${categories}/info`, { id })).data).status).toBe(false);
    expect(await get(`${categories}/updateStatus/999999`)).toEqual({ code: 500, message: '修改失败', data: null });
    expect(await get(`${categories}/delete`, { id })).toEqual(done);
    expect(await get(`${categories}/delete`, { id })).toEqual(failed);
  });

  it('take their parameters from a form as well', async () => {
    const answer = await shop.admin().raw('POST', `${categories}/save`, {
      body: new URLSearchParams({ ...draft, pid: '0', type: '1', status: 'true', sort: '0', name: '来自表单' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    expect(answer).toEqual(done);
  });

  it.each([
    ['a parent below 0', { pid: -1 }, 400, '请选择父级分类'],
    ['no name', { name: '' }, 400, '分类名称必须填写'],
    ['a long name', { name: '长'.repeat(51) }, 400, '分类名称不能超过50个字符'],
    ['no type', { type: undefined }, 400, '类型必须选择'],
    [
      'a type that is none',
      { type: 8 },
      400,
      '类型，1 产品分类，2 附件分类，3 文章分类， 4 设置分类， 5 菜单分类， 6 配置分类， 7 秒杀配置之间',
    ],
    ['an order below 0', { sort: -1 }, 400, '排序数字必须大于等于0'],
    ['a name that is taken', { name: '已有' }, 500, '此分类已存在'],
  ])('are refused in the words of the wire: %s', async (_, wrong, code, message) => {
    await save({ name: '已有' });

    expect(await save({ name: '新的', ...wrong })).toEqual({ code, message, data: null });
  });

  it('ask for parent, state and order where they are changed', async () => {
    const id = await catalogue.category({ name: '改动' });
    const change = (wrong: object) => post(`${categories}/update`, {}, { ...draft, id, name: '改动', ...wrong });

    expect(await change({ pid: undefined })).toEqual({ code: 400, message: '请选择父级分类', data: null });
    expect(await change({ status: undefined })).toEqual({ code: 400, message: '状态必须选择', data: null });
    expect(await change({ sort: undefined })).toEqual({ code: 400, message: '排序数字为空', data: null });
  });

  it('are not deleted from above their children, nor changed without an id', async () => {
    const pid = await catalogue.category({ name: '上级' });
    await catalogue.category({ name: '下级', pid, path: `/0/${pid}/` });

    expect(await get(`${categories}/delete`, { id: pid })).toMatchObject({
      code: 500,
      message: '当前分类下有子类，请先删除子类！',
    });
    expect(await post(`${categories}/update`, {}, { ...draft, id: 0 })).toMatchObject({ code: 500, message: 'id 参数不合法' });
  });

  it.each([
    ['/list/tree', { status: -1 }, 'Integer', 'type'],
    ['/list/tree', { type: 1 }, 'Integer', 'status'],
    ['/delete', {}, 'Integer', 'id'],
    ['/info', {}, 'Integer', 'id'],
    ['/list/ids', {}, 'String', 'ids'],
  ])('say which parameter is missing: %s %j', async (path, query, type, name) => {
    const message = `Required ${type} parameter '${name}' is not present`;

    expect(await get(categories + path, query)).toEqual({ code: 400, message, data: null });
  });
});
