import { describe, expect, it } from 'vitest';
import { blankLine } from '../product/sku-lines.ts';
import { type Pictured, picturesElsewhere, withOurs } from './pictures-elsewhere.ts';

const OURS = 'https://shop.cn/files/image/public/product/2026/11/22/a.png';
const shirt = (overrides: Partial<Pictured> = {}): Pictured => ({
  image: 'https://img.cn/a.jpg',
  sliderImage: ['https://img.cn/a.jpg', 'https://img.cn/b.jpg', '/files/image/public/x.png', OURS],
  attrValue: [
    { ...blankLine({ 颜色: '红', 尺码: 'L' }), image: '//img.cn/c.jpg' },
    { ...blankLine({ 颜色: '蓝', 尺码: 'L' }), image: 'https://img.cn/b.jpg' },
    blankLine({ 颜色: '绿', 尺码: 'L' }),
  ],
  content: `<p>好</p><img src="${OURS}"><img alt="x" src="https://img.cn/d.jpg?a=1&amp;b=2"><a href="https://img.cn/e.jpg">看</a>`,
  ...overrides,
});

describe('the pictures of other sites in a product', () => {
  it('are each named once, by the place that is seen first, and those of ours are none of them', () => {
    expect(picturesElsewhere(shirt())).toEqual([
      { url: 'https://img.cn/a.jpg', location: '封面图' },
      { url: 'https://img.cn/b.jpg', location: '轮播图第 2 张' },
      { url: '//img.cn/c.jpg', location: '规格图“红 / L”' },
      { url: 'https://img.cn/d.jpg?a=1&b=2', location: '商品详情第 2 张图' },
    ]);
  });

  it('are none where nothing is shown yet', () => {
    expect(picturesElsewhere({ image: '', sliderImage: [], attrValue: [blankLine()], content: '' })).toEqual([]);
  });

  it('give way to ours wherever they are shown, and the others stay', () => {
    const ours = new Map([
      ['https://img.cn/a.jpg', '/files/1.png'],
      ['https://img.cn/b.jpg', '/files/1.png'],
      ['https://img.cn/d.jpg?a=1&b=2', '/files/2.png?x="&'],
    ]);

    const { image, sliderImage, attrValue, content } = withOurs(shirt(), ours);

    expect([image, sliderImage]).toEqual(['/files/1.png', ['/files/1.png', '/files/image/public/x.png', OURS]]);
    expect(attrValue.map((line) => line.image)).toEqual(['//img.cn/c.jpg', '/files/1.png', '']);
    expect(content).toContain('<img alt="x" src="/files/2.png?x=&quot;&amp;"><a href="https://img.cn/e.jpg">');
  });
});
