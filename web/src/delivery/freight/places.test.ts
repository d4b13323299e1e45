import { describe, expect, it } from 'vitest';
import { placeWords, placesIn, wireOf } from './places.ts';

const region = (cityId: number, name: string, child?: { cityId: number }[]) => ({
  id: cityId,
  parentId: 0,
  isShow: true,
  cityId,
  name,
  ...(child && { child: child as never }),
});
const hangzhou = region(3301, '杭州市', [region(330_102, '上城区'), region(330_106, '西湖区')]);
const tree = [region(33, '浙江省', [hangzhou, region(3302, '宁波市')])];
const kept = (saved: string, more: number[] = []) => wireOf(tree, [...placesIn(tree, saved), ...more], saved);

describe('the regions of a freight row', () => {
  it('stay as another client has saved them', () => {
    expect(kept('3301,330106')).toEqual({ cityId: '3301,330106', title: '[[33,3301,330106]]' });
    expect(kept('3301,330106', [3302]).cityId).toBe('3301,330106,3302');
    expect(kept('330106').cityId).toBe('330106');
    expect(kept('33,99').cityId).toBe('33,99');
  });

  it('of a new city are all its districts', () => {
    expect(wireOf(tree, [3301])).toEqual({ cityId: '3301,330102,3301,330106', title: '[[33,3301,330102],[33,3301,330106]]' });
  });

  it('are named as far as they reach', () => {
    expect(placeWords(tree, '3301,330106')).toBe('浙江省（杭州市）');
    expect(placeWords(tree, '330106,3302')).toBe('浙江省（杭州市西湖区、宁波市）');
    expect(placeWords(tree, '33')).toBe('浙江省');
    expect(placeWords(tree, '99')).toBe('1 个地区');
  });
});
