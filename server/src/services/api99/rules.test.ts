import { describe, expect, it } from 'vitest';
import { platformOf } from '#contract/services/platforms.ts';
import { links } from '../../../test/found.ts';
import { itemOf } from './rules.ts';

describe('a link', () => {
  it.each(Object.entries(links).filter(([name]) => name !== 'plain'))('of %s is known by its host', (platform, link) => {
    expect(platformOf(link)).toBe(platform);
  });

  it.each([
    ['jd', 'https://item.m.jd.com/product/100012043978.html?wxa=1', { itemid: '100012043978' }],
    ['jd', ' https://npcitem.jd.hk/7437788.html ', { itemid: '7437788' }],
    ['suning', 'https://product.suning.com/0000000000/10606656136.html', { itemid: '10606656136', shopid: '0000000000' }],
    ['taobao', 'https://detail.tmall.com/item.htm?id=5', { itemid: '5' }],
    ['tmall', 'https://chaoshi.detail.tmall.com/item.htm?skuId=9&id=5', { itemid: '5' }],
    ['pdd', 'https://mobile.pinduoduo.com/goods1.html?goods_id=77&x=1', { itemid: '77' }],
    ['pdd', 'https://mobile.yangkeduo.com/goods.html', undefined],
    ['jd', 'https://item.taobao.com/item.htm?id=5', undefined],
    ['suning', 'https://product.suning.com/105.html', undefined],
    ['jd', 'javascript://item.jd.com/1.html', undefined],
    ['jd', '京东', undefined],
  ] as const)('of %s names its product: %s', (platform, link, item) => {
    expect(itemOf(platform, link)).toEqual(item);
  });
});
