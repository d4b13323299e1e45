import { describe, expect, it } from 'vitest';
import { Regions } from './regions.ts';

const regions = new Regions(
  [
    [22, '吉林省'],
    [11, '北京市'],
    [45, '广西壮族自治区'],
    [2202, '吉林省,吉林市'],
    [1101, '北京市,北京市'],
    [4501, '广西壮族自治区,南宁市'],
    [110_101, '北京市,北京市,东城区'],
  ].map(([cityId, path]) => ({ cityId: Number(cityId), path: String(path).split(',') })),
);

describe('a region of a former shop', () => {
  it.each([
    ['中国,吉林省,吉林市', 2202],
    ['吉林,吉林', 2202],
    ['吉林', 22],
    ['北京', 11],
    ['北京市,北京市,东城区', 110_101],
    ['北京,东城区', 110_101],
    ['北京市,市辖区,东城区', 110_101],
    ['广西,南宁', 4501],
    ['火星,南宁', undefined],
    ['', undefined],
  ])('%s is found by its names', (path, cityId) => {
    expect(regions.find(path.split(','))).toBe(cityId);
  });
});
