import { describe, expect, it } from 'vitest';
import { lettersOf, placed } from './place.ts';

describe('the place of a cell', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [27, 'AB'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16_383, 'XFD'],
  ])('is named by the letters of its column: %i', (column, letters) => {
    expect(lettersOf(column)).toBe(letters);
  });

  it.each([
    [{ heading: '售价', label: '售价', column: 2 }, '第 12 行「售价」（C12）：“面议”应为数字'],
    [{ heading: '单价\n(元)', label: '售价', column: 28 }, '第 12 行「单价 (元)」（AC12）：“面议”应为数字'],
    [{ heading: '售', label: '售价', column: 2 }, '第 12 行「售」（C12）：“面议”应为数字'],
    [{ heading: '售价', label: '划线价', column: 2 }, '第 12 行「售价」（C12）：售价“面议”应为数字'],
    [{ heading: '售价', label: '售价', column: undefined }, '第 12 行「售价」：“面议”应为数字'],
    [undefined, '第 12 行：售价“面议”应为数字'],
  ])('stands before the sentence about it', (cell, says) => {
    expect(placed('售价“面议”应为数字', 12, cell)).toBe(says);
  });
});
