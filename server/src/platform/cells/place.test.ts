import { describe, expect, it } from 'vitest';
import { letterOf, placed } from './place.ts';

describe('a column', () => {
  it.each([
    [1, 'A'],
    [26, 'Z'],
    [27, 'AA'],
    [28, 'AB'],
    [52, 'AZ'],
    [53, 'BA'],
    [702, 'ZZ'],
    [703, 'AAA'],
    [16_384, 'XFD'],
  ])('%i is called %s', (column, letters) => {
    expect(letterOf(column)).toBe(letters);
  });
});

describe('the place of a cell', () => {
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
