import { describe, expect, it } from 'vitest';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

interface Field {
  __vModel__: string;
  __config__: { label: string; tag: string; required: boolean };
  __slot__: { options?: { label: string; value: number }[] };
}

/** The form as a client reads it. */
async function fieldsOf(id: number): Promise<Field[]> {
  const form = await shop.admin().run(formTemplateCalls.info, { id });
  return JSON.parse(form?.content ?? '{}').fields;
}

describe('a form that clients draw', () => {
  it.each([
    [70, ['parentName', 'name']],
    [71, ['name', 'code', 'sort', 'isShow']],
    [84, ['name', 'type', 'key']],
    [104, ['orderId', 'totalPrice', 'totalPostage', 'payPrice', 'payPostage']],
    [106, ['orderId', 'reason']],
    [107, ['orderId', 'amount']],
    [110, ['title', 'content', 'type']],
    [123, ['name', 'time', 'silderImgs', 'status']],
    [124, ['realName', 'extractPrice', 'wechat', 'mark']],
    [125, ['realName', 'extractPrice', 'bankCode', 'bankName', 'mark']],
    [126, ['realName', 'extractPrice', 'alipayCode', 'mark']],
    [130, ['id', 'orderId', 'type']],
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
