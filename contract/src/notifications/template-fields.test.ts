import { describe, expect, it } from 'vitest';
import { canTake, fieldText, fieldsIn } from './template-fields.ts';

describe('the fields of a template', () => {
  it('are those of its content, but for those that WeChat shows no more', () => {
    expect(fieldsIn('{{first.DATA}}\n订单编号：{{keyword1.DATA}}\n金额: {{amount2.DATA}}\n{{remark.DATA}}')).toEqual([
      { name: 'keyword1', label: '订单编号' },
      { name: 'amount2', label: '金额' },
    ]);
  });

  it.each([
    ['thing1', 'products', true],
    ['thing1', 'price', true],
    ['keyword3', 'time', true],
    ['amount2', 'price', true],
    ['amount2', 'orderNo', false],
    ['number2', 'orderNo', false],
    ['phone_number4', 'courierPhone', true],
    ['date5', 'time', true],
    ['character_string1', 'trackingNo', true],
    ['character_string1', 'address', false],
    ['phrase1', 'tip', false],
  ] as const)('take what fits their kind: %s and %s', (field, value, fits) => {
    expect(canTake(field, value)).toBe(fits);
  });

  it.each([
    ['thing1', '搪瓷杯', '搪瓷杯'],
    ['thing1', '一二三四五六七八九十一二三四五六七八九十一', '一二三四五六七八九十一二三四五***'],
    ['time2', '2026-11-29 09:05:00', '2026年11月29日 09:05'],
    ['date5', '2026-11-29 09:05:00', '2026年11月29日 09:05'],
    ['amount9', '199.00元', '199.00元'],
    ['name6', '顺丰速运股份有限公司杭州', '顺丰速运股份有限公司'],
    ['keyword1', '任何 text', '任何 text'],
    ['thing1', '', undefined],
    ['character_string1', '单号一', undefined],
    ['character_string1', 'A'.repeat(33), undefined],
    ['phrase3', '已经收到货物了', undefined],
    ['amount9', '12345678901元', undefined],
  ])('take a text as WeChat does: %s, %s', (field, text, shown) => {
    expect(fieldText(field, text)).toBe(shown);
  });
});
