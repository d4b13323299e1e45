import { describe, expect, it } from 'vitest';
import { countFault, countOf } from './count.ts';

describe('a number of pieces in a cell', () => {
  it.each([
    ['7', 7],
    ['1,000', 1000],
    ['1，000', 1000],
    ['10件', 10],
    ['１０ 个', 10],
    ['12.00', 12],
    ['12,0', 12],
    ['-2', -2],
    ['－３', -3],
    ["'8", 8],
    ['10 pcs', 10],
  ])('is read as people write it: %s', (cell, count) => {
    expect(countOf(cell)).toBe(count);
  });

  it.each(['1.5', '10+', '若干', '5-8', '1.000', '10 20', '', '1.2万件'])('is not guessed: %j', (cell) => {
    expect(countOf(cell)).toBeUndefined();
  });

  it('goes by its column where three zeros follow a point', () => {
    expect([countOf('1.000', 'point'), countOf('1.000', 'comma')]).toEqual([1, 1000]);
  });

  it.each([
    ['有货', '库存“有货”不是数量，请填写件数'],
    ['1.000', '库存“1.000”分不清是 1000 还是 1，请写成整数'],
    ['#N/A', '库存“#N/A”是表格里的公式错误，请改正这个单元格后重新导入'],
    ['很多', undefined],
  ])('is refused with the reason: %s', (cell, says) => {
    expect(countFault(cell, '库存')).toBe(says);
  });
});
