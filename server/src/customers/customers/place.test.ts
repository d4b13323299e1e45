import { expect, it } from 'vitest';
import { placeIn } from './place.ts';

it.each([
  ['CN,浙江省,杭州市', { country: 'CN', province: '浙江', city: '杭州' }],
  ['CN，北京市，北京市', { country: 'CN', province: '北京', city: '北京' }],
  ['文三路99号东方大厦，三单元1203室', undefined],
  ['浙江,杭州', { province: '浙江', city: '杭州' }],
  ['CN,浙江,', undefined],
  [`CN,${'长'.repeat(33)},杭州`, undefined],
])('an address of the wire says where somebody lives: %s', (addres, place) => {
  expect(placeIn(addres)).toEqual(place);
});
