import { describe, expect, it } from 'vitest';
import { codeByName } from './wechat-codes.ts';

const list = [
  { code: 'SF', name: '顺丰速运' },
  { code: 'YTO', name: '圆通速递' },
  { code: 'DBL', name: '德邦快递' },
  { code: 'DBKY', name: '德邦快运' },
];

describe('the code of a carrier in the list of WeChat', () => {
  it.each([
    ['顺丰速运', 'SF'],
    ['圆通快递', 'YTO'],
    ['德邦快递', 'DBL'],
    // Two names begin so: staff choose.
    ['德邦物流', undefined],
    ['天马速运', undefined],
  ])('of %s is %s', (name, code) => {
    expect(codeByName(name, list)).toBe(code);
  });
});
