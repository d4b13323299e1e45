import { describe, expect, it } from 'vitest';
import { type DecimalMark, amountFault, amountOf, markIn } from './amount.ts';

const yuan = (cell: string, mark?: DecimalMark) => amountOf(cell, { kind: 'money', mark });

describe('an amount in a cell', () => {
  it.each([
    ['12', '12'],
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['0,5', '0.5'],
    ['0,125', '0.125'],
    ['12,5000', '12.5000'],
    ['1.299,00', '1299.00'],
    ['1,299.00', '1299.00'],
    ['1,299,000', '1299000'],
    ['1.299.000', '1299000'],
    ['1 299,00', '1299.00'],
    ['1\u00A0299.00', '1299.00'],
    ["1'299.00", '1299.00'],
    ['.5', '0.5'],
    ['￥１２．５', '12.5'],
    ['¥ 12.50', '12.50'],
    ['RMB 12.5', '12.5'],
    ['12.50元', '12.50'],
    ['12.5 元/件', '12.5'],
    ['1250分', '12.5'],
    ['1.2万', '12000'],
    ["'12.50", '12.50'],
    ['\u200B12.5', '12.5'],
    ['12.499999999999998', '12.499999999999998'],
    ['5.55e-17', '0'],
    ['1.299', '1.299'],
  ])('is read as people of many countries write it: %j', (cell, digits) => {
    expect(yuan(cell)).toBe(digits);
  });

  it.each([
    ['1,299', 'point', '1299'],
    ['1,299', 'comma', '1.299'],
    ['1.299', 'comma', '1299'],
    ['1.299', 'point', '1.299'],
    ['1，299', 'point', '1299'],
  ] as const)('that could be read in two ways goes by the other cells of its column: %s with a %s', (cell, mark, digits) => {
    expect(yuan(cell, mark)).toBe(digits);
  });

  it.each([
    '12-15',
    '12~15',
    '12—15',
    '面议',
    '约12',
    '12起',
    '12.5.',
    '12 50',
    '12/15',
    '1/2',
    '-5',
    '(5.00)',
    '1,29,9',
    '1e3',
    '12%',
    '￥',
    '',
  ])('is not guessed: %j', (cell) => {
    expect(yuan(cell)).toBeUndefined();
  });

  it.each([
    ['1,299', '售价“1,299”分不清是 1299 还是 1.299，请去掉逗号，或用小数点填写'],
    ['$12.50', '售价“$12.50”不是人民币，请换算成元后填写'],
    ['12.5 USD', '售价“12.5 USD”不是人民币，请换算成元后填写'],
    ['#REF!', '售价“#REF!”是表格里的公式错误，请改正这个单元格后重新导入'],
    ['2026-01-02 00:00:00', '售价“2026-01-02”被表格软件改成了日期，请把这一列设为文本格式后重新填写'],
    ['面议', undefined],
  ])('that is lost is refused with the reason: %s', (cell, says) => {
    expect(amountFault(cell, '售价', 'money')).toBe(says);
  });

  it.each([
    ['500', 0.001, '0.5'],
    ['500g', 1, '0.5'],
    ['0.5kg', 0.001, '0.5'],
    ['1 斤', 1, '0.5'],
    ['2.2 lbs', 1, '0.997903214'],
    ['５００克', 1, '0.5'],
  ])('is weighed in the unit of its column, or in its own: %s', (cell, factor, kilograms) => {
    expect(amountOf(cell, { kind: 'weight', factor })).toBe(kilograms);
  });

  it('shows the sign of its decimals, where it has one', () => {
    const cells = ['12,50', '12.5', '1,299', '1.299', '1.299,5', '1,299,000', '12', '面议'];
    expect(cells.map((cell) => markIn(cell, 'money'))).toEqual([
      'comma',
      'point',
      undefined,
      undefined,
      'comma',
      'point',
      undefined,
      undefined,
    ]);
  });
});
