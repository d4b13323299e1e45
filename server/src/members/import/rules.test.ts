import { describe, expect, it } from 'vitest';
import { openColumns } from '#server/platform/headed-sheets/columns.ts';
import { plainMoney } from '#server/platform/cells/money.ts';
import { memberColumns, memberOf } from './rules.ts';

const columnsOf = openColumns(memberColumns);

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
    expect(columnsOf(['手机号', '余额/分', '余额(USD)'])).toEqual(['phone', 'nowMoney', null]);
  });
});

describe('a row of a sheet', () => {
  it('is understood as people write it', () => {
    const cells = { phone: '+86 139-0000-0001', tags: '常客、批发，常客', nowMoney: '￥1,234.5', integral: '1,200' };
    expect(memberOf(cells)).toMatchObject({ phone: '13900000001', tags: ['常客', '批发'], nowMoney: 123_450, integral: 1200 });
  });

  it.each(['0086-13900000001', '１３９０００００００１', "'13900000001", '13900000001.0', '="13900000001"'])(
    'has its number read: %s',
    (phone) => {
      expect(memberOf({ phone })).toMatchObject({ phone: '13900000001' });
    },
  );

  it.each([
    ['12,50', 1250],
    ['１２．５元', 1250],
    ['12.499999999999998', 1250],
    ['1.299,00', 129_900],
  ])('has its balance read: %s', (nowMoney, fen) => {
    expect(memberOf({ phone: '13900000001', nowMoney })).toMatchObject({ nowMoney: fen });
  });

  it.each([
    ['1250', '余额(分)', undefined, '12.5'],
    ['1,299', '余额', 'comma', '1.299'],
    ['1,299', '余额', 'point', '1299'],
    ['1.2', '余额（万元）', undefined, '12000'],
    ['面议', '余额', undefined, '面议'],
  ] as const)('has its balance read by its column: %s below %s', (cell, heading, mark, yuan) => {
    expect(plainMoney(cell, heading, mark)).toBe(yuan);
  });

  it.each([
    [{}, '没有填写手机号'],
    [{ phone: '1390000' }, '手机号“1390000”不正确，应为 1 开头的 11 位数字'],
    [{ nickname: '长'.repeat(31) }, '昵称不能超过 30 个字'],
    [{ nowMoney: '-5' }, '余额“-5”不正确，应为 0 到 999999.99 的金额，最多两位小数'],
    [{ nowMoney: '1.234' }, '余额“1.234”不正确，应为 0 到 999999.99 的金额，最多两位小数'],
    [{ nowMoney: '1,234' }, '余额“1,234”分不清是 1234 还是 1.234，请去掉逗号，或用小数点填写'],
    [{ nowMoney: '$5' }, '余额“$5”不是人民币，请换算成元后填写'],
    [{ nowMoney: '#N/A' }, '余额“#N/A”是表格里的公式错误，请改正这个单元格后重新导入'],
    [{ nowMoney: '〃' }, '余额与上面的行合并成了一格，分不清每一行是多少，请取消合并后逐行填写'],
    [{ phone: '13900000001/13900000002' }, '手机号“13900000001/13900000002”有多个，请只留一个，另一位用户另写一行'],
    [
      { nickname: '1.39E+10' },
      '昵称“1.39E+10”被表格软件改成了科学计数法，末尾的数字已经丢失，请把这一列设为文本格式，重新填写完整的编号',
    ],
    [{ level: '2026-01-02 00:00:00' }, '用户等级“2026-01-02”被表格软件改成了日期，请把这一列设为文本格式后重新填写'],
    [{ integral: '1.5' }, '积分“1.5”不正确，应为 0 到 99999999 的整数'],
  ])('says what is wrong with it: %j', (cells, says) => {
    const phone = Object.keys(cells).length === 0 ? {} : { phone: '13900000001' };
    expect(memberOf({ ...phone, ...cells })).toMatchObject({ reason: says });
  });
});
