import { describe, expect, it } from 'vitest';
import { columnsOf, memberOf } from './rules.ts';

describe('the headings of a sheet', () => {
  it('are known in the words of shops, each once', () => {
    expect(columnsOf(['会员手机号', '姓名', '会员 级别', '余额（元）', '账户余额', '生日'])).toEqual([
      'phone',
      'realName',
      'level',
      'nowMoney',
      null,
      null,
    ]);
  });
});

describe('a row of a sheet', () => {
  it('is understood as people write it', () => {
    const cells = { phone: '+86 139-0000-0001', tags: '常客、批发，常客', nowMoney: '￥1,234.5', integral: '1,200' };
    expect(memberOf(cells)).toMatchObject({ phone: '13900000001', tags: ['常客', '批发'], nowMoney: 123_450, integral: 1200 });
  });

  it.each([
    [{}, '没有填写手机号'],
    [{ phone: '1390000' }, '手机号“1390000”不正确，应为 1 开头的 11 位数字'],
    [{ nickname: '长'.repeat(31) }, '昵称不能超过 30 个字'],
    [{ nowMoney: '-5' }, '余额“-5”不正确，应为 0 到 999999.99 的金额，最多两位小数'],
    [{ nowMoney: '1.234' }, '余额“1.234”不正确，应为 0 到 999999.99 的金额，最多两位小数'],
    [{ integral: '1.5' }, '积分“1.5”不正确，应为 0 到 99999999 的整数'],
  ])('says what is wrong with it: %j', (cells, says) => {
    const phone = Object.keys(cells).length === 0 ? {} : { phone: '13900000001' };
    expect(memberOf({ ...phone, ...cells })).toBe(says);
  });
});
