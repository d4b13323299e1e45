import { describe, expect, it } from 'vitest';
import type { Uses } from '../uses/queries.ts';
import { categoryOf, checkAddress, inUse } from './rules.ts';

const uses = (total: number): Uses => ({
  total,
  uses: Array.from({ length: total }, (_, at) => ({ kind: 'brand' as const, id: at + 1, title: `牌${at + 1}` })),
});

describe('the root of the library', () => {
  it('is not taken for a category, whether it is sent as 0 or as 10000', () => {
    expect([0, 10_000, 7].map(categoryOf)).toEqual([0, 0, 7]);
  });
});

describe('the address of a file', () => {
  it.each(['https://img.example.com/a.png', 'http://10.0.0.1/a.png?x=1'])('lies on the web: %s', (address) => {
    expect(checkAddress(address)).toBe(address);
  });

  it.each(['/files/image/public/a.png', 'ftp://a/b', 'https://', 'https://a b', 'https://a"b', "https://a'b", 'https://a<b', ''])(
    'is refused where it does not: %j',
    (address) => {
      expect(() => checkAddress(address)).toThrow('图片地址不正确，请填写以 http 开头的地址，或先上传图片');
    },
  );

  it('may be the one it has already', () => {
    expect(checkAddress('/files/a.png', '/files/a.png')).toBe('/files/a.png');
  });
});

describe('a picture that is shown somewhere', () => {
  it.each([
    [1, '“杯.png”正在使用（品牌图标“牌1”），不能删除，请先换掉这些地方的图片'],
    [5, '“杯.png”正在使用（品牌图标“牌1”、品牌图标“牌2”、品牌图标“牌3”等 5 处），不能删除，请先换掉这些地方的图片'],
  ])('names %i of its places, three at most', (total, message) => {
    expect(inUse('杯.png', uses(total)).message).toBe(message);
  });
});
