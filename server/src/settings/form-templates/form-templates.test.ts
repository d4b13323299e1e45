import { describe, expect, it } from 'vitest';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

interface TemplateField {
  __vModel__: string;
  __config__: { label: string; tag: string; required: boolean };
  __slot__: { options?: { label: string; value: number }[] };
}

/** The form as a client reads it. */
async function fieldsOf(id: number): Promise<TemplateField[]> {
  const form = await shop.admin().run(formTemplateCalls.info, { id });
  return JSON.parse(form?.content ?? '{}').fields;
}

describe('a form that clients draw', () => {
  it.each([
    [70, ['parentName', 'name']],
    [71, ['name', 'code', 'sort', 'isShow']],
    [72, ['']],
    [84, ['name', 'type', 'key']],
    [86, ['field101', 'field102', 'field103', 'field104', 'field106']],
    [100, ['fast_info', 'bast_info', 'first_info', 'sales_info']],
    [101, ['img', 'comment', 'link']],
    [104, ['orderId', 'totalPrice', 'totalPostage', 'payPrice', 'payPostage']],
    [105, ['tempKey', 'tempId', 'name', 'content', 'status']],
    [106, ['orderId', 'reason']],
    [107, ['orderId', 'amount']],
    [110, ['title', 'content', 'type']],
    [123, ['name', 'time', 'silderImgs', 'status']],
    [124, ['realName', 'extractPrice', 'wechat', 'mark']],
    [125, ['realName', 'extractPrice', 'bankCode', 'bankName', 'mark']],
    [126, ['realName', 'extractPrice', 'alipayCode', 'mark']],
    [130, ['id', 'orderId', 'type']],
    [140, ['select_nav_name']],
  ])('%i has its fields from the start, in their order', async (id, names) => {
    expect((await fieldsOf(id)).map(({ __vModel__: name }) => name)).toEqual(names);
  });

  it('says what each field is called, whether it is needed and what there is to choose from', async () => {
    const [, , type] = await fieldsOf(130);

    expect(type).toMatchObject({
      __config__: { label: '退款方式', tag: 'el-radio-group', required: true },
      __slot__: {
        options: [
          { label: '仅本金', value: 1 },
          { label: '本金+赠送', value: 2 },
        ],
      },
    });
  });

  it('that nobody knows is none', async () => {
    expect(await shop.admin().run(formTemplateCalls.info, { id: 999 })).toBeNull();
  });
});

describe('a form that staff draw', () => {
  const admin = shop.admin();
  const draft = { name: '门店资料', info: '门店用', content: '{"fields":[]}' };
  const find = async (keywords: string) => (await admin.run(formTemplateCalls.list, { keywords, page: 1, limit: 5 })).list;

  it('is stored letter by letter, and found by number, name or description', async () => {
    const content = '{ "fields" : [ ], "mine": 1 }';
    await admin.run(formTemplateCalls.save, { ...draft, content });
    const [form] = await find('店资');
    expect(form).toMatchObject({ ...draft, content });
    expect(form?.id).toBeGreaterThan(143);

    const id = form?.id ?? 0;
    await admin.run(formTemplateCalls.update, { id, ...draft, info: '分店用' });
    expect(await find(String(id))).toMatchObject([{ id, info: '分店用' }]);
    expect(await find('分店')).toHaveLength(1);
  });

  const twice = { __config__: { label: '名', tag: 'el-input' }, __vModel__: 'a' };
  const looking = { __config__: { ...twice.__config__, regList: [{ pattern: '/(?=a)/', message: '' }] }, __vModel__: 'b' };
  it.each([
    [{ name: ' ' }, 400, '请填写表单名称'],
    [{ info: '' }, 400, '请填写表单简介'],
    [{ content: '' }, 400, '请填写表单内容'],
    [{ content: '{"fields":' }, 500, '模板表单 【门店资料】 的内容不是正确的JSON格式！'],
    [{ content: JSON.stringify({ fields: [twice, twice] }) }, 400, '字段名 a 出现了两次，请改成不同的名称'],
    [{ content: JSON.stringify({ fields: [looking] }) }, 400, '“名”的正则校验无法使用，请改用不含环视和反向引用的表达式'],
  ])('is refused with %j', async (change, code, message) => {
    const body = { ...draft, ...change };
    expect(await admin.raw('POST', '/admin/system/form/temp/save', { body })).toMatchObject({ code, message });
  });
});
