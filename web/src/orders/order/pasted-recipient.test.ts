import { describe, expect, it } from 'vitest';
import type { CityNode } from '#contract/delivery/cities.ts';
import { recipientIn } from './pasted-recipient.ts';

const node = (name: string, child?: CityNode[]): CityNode => ({ id: 1, cityId: 1, parentId: 0, name, isShow: true, child });
const tree = [
  node('浙江省', [node('杭州市', [node('西湖区'), node('上城区')])]),
  node('上海市', [node('上海市', [node('静安区')])]),
  node('广西壮族自治区', [node('南宁市', [node('青秀区')])]),
];
const wang = { name: '王小明', phone: '13800001234', region: '浙江省,杭州市,西湖区', detail: '文三路1号' };

describe('a recipient who was pasted', () => {
  it.each([
    '王小明 13800001234 浙江省杭州市西湖区文三路1号',
    '浙江省 杭州市 西湖区 文三路1号，王小明，138 0000 1234',
    '收货人：王小明\n手机号码：+86 13800001234\n所在地区：浙江省杭州市西湖区\n详细地址：文三路1号',
    '浙江杭州西湖区文三路1号 王小明 138-0000-1234',
    '王小明，13800001234，浙江，杭州市，西湖区，文三路1号',
  ])('is read from %j', (pasted) => {
    expect(recipientIn(tree, pasted)).toEqual(wang);
  });

  it('may live in a city that is a province, or where regions are unknown', () => {
    expect(recipientIn(tree, '李四13900001234上海静安区南京西路2号')).toMatchObject({
      phone: '13900001234',
      region: '上海市,上海市,静安区',
    });
    expect(recipientIn(tree, '李四 13900001234 广西南宁青秀区民族大道3号')).toEqual({
      name: '李四',
      phone: '13900001234',
      region: '广西壮族自治区,南宁市,青秀区',
      detail: '民族大道3号',
    });
    expect(recipientIn([], '李四 13900001234 南京西路2号')).toEqual({
      name: '李四',
      phone: '13900001234',
      region: '',
      detail: '南京西路2号',
    });
  });

  it('is none without a phone number', () => {
    expect(recipientIn(tree, '王小明 浙江省杭州市西湖区文三路1号')).toBeUndefined();
  });
});
