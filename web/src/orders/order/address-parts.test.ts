import { describe, expect, it } from 'vitest';
import type { CityNode } from '#contract/delivery/cities.ts';
import { lineOf, partsOf } from './address-parts.ts';

const node = (name: string, child?: CityNode[]): CityNode => ({ id: 1, cityId: 1, parentId: 0, name, isShow: true, child });
const tree = [
  node('浙江省', [node('杭州市', [node('西湖区'), node('上城区')])]),
  node('上海市', [node('上海市', [node('静安区')])]),
];

describe('the address of an order', () => {
  it.each([
    ['浙江省杭州市西湖区文三路 1 号', '浙江省,杭州市,西湖区', '文三路 1 号'],
    ['上海市静安区南京西路 1 号', '上海市,上海市,静安区', '南京西路 1 号'],
    ['浙江省杭州市高新区江南大道', '浙江省,杭州市', '高新区江南大道'],
    ['文三路 1 号', '', '文三路 1 号'],
  ])('%s begins with its regions', (address, region, street) => {
    expect(partsOf(tree, address)).toEqual({ region, street });
    expect(lineOf(partsOf(tree, address))).toBe(address);
  });

  it('names a city that is a province once', () => {
    expect(partsOf(tree, '上海市上海市静安区南京西路')).toEqual({ region: '上海市,上海市,静安区', street: '南京西路' });
    expect(lineOf({ region: '上海市,上海市,静安区', street: '南京西路' })).toBe('上海市静安区南京西路');
  });
});
