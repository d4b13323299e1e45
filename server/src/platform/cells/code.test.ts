import { describe, expect, it } from 'vitest';
import { codeFault, codeOf, codesIn, mobileOf, severalFault } from './code.ts';

describe('a code in a cell', () => {
  it.each([
    ['="0012301"', '0012301'],
    ["'4006381333931", '4006381333931'],
    ['997712345678.0', '997712345678'],
    ['ＳＦ１２３４', 'SF1234'],
    ['\u200B0012 ', '0012'],
    ['A-1.0', 'A-1.0'],
    ['1.0', '1.0'],
  ])('loses what was put around it, and nothing else: %j', (cell, code) => {
    expect(codeOf(cell)).toBe(code);
  });

  it.each([
    ['1.23456789012346E+17', '科学计数法'],
    ['6.9E+12', '科学计数法'],
    ['2026-01-02 00:00:00', '“2026-01-02”被表格软件改成了日期'],
    ['2-Jan', '日期'],
    ['1月2日', '日期'],
    ['#N/A', '公式错误'],
    ['1.23E-05', '科学计数法'],
    ['2026年1月2日', '日期'],
    ['2026/1/2', '日期'],
  ])('that is lost is refused: %s', (cell, says) => {
    expect(codeFault(cell, '商品编码')).toContain(says);
  });

  it.each(['1E5', '2026-01', '1-2', '6901234567890', '123456789012345678'])('that is whole is taken: %s', (cell) => {
    expect(codeFault(cell, '商品编码')).toBeUndefined();
  });

  it.each([
    ['SF1234567890123/YT1234567890123', ['SF1234567890123', 'YT1234567890123']],
    ['SF1234567890123、SF1234567890124', ['SF1234567890123', 'SF1234567890124']],
    ['78123456789012\n78123456789013', ['78123456789012', '78123456789013']],
    ['78123456789012 78123456789013', ['78123456789012', '78123456789013']],
    ['SF 123 456', ['SF 123 456']],
  ])('may have others beside it: %j', (cell, codes) => {
    expect(codesIn(cell)).toEqual(codes);
  });
});

describe('a cell of one code', () => {
  it.each([
    ['6901234567890/6901234567891', '条码“6901234567890/6901234567891”里有 2 个编号，请只留一个，其他的另写一行'],
    ['6901234567890\n6901234567891', '条码“6901234567890\n6901234567891”里有 2 个编号，请只留一个，其他的另写一行'],
    ['6901234567890', undefined],
    ['A-1/2', undefined],
    ['690 1234 567', undefined],
  ])('with several long ones is refused: %j', (cell, says) => {
    expect(severalFault(cell, '条码')).toBe(says);
  });
});

describe('a mobile number in a cell', () => {
  it.each([
    '+86 139 0000 0001',
    '0086-13900000001',
    '86-139-0000-0001',
    '１３９０００００００１',
    '13900000001.0',
    "'13900000001",
    '(+86)13900000001',
    '="13900000001"',
  ])('is read with its country and without: %s', (cell) => {
    expect(mobileOf(cell)).toBe('13900000001');
  });
});
