import { describe, expect, it } from 'vitest';
import { pictureAddress } from '../src/content/picture-address.ts';

const ADDRESS = 'https://mmbiz.qpic.cn/a/640?wx_fmt=png';
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

describe('the address of a picture in formatted text', () => {
  it.each<[Record<string, string>, string | undefined]>([
    [{ 'data-src': ADDRESS }, ADDRESS],
    [{ 'data-src': ADDRESS, src: BLANK }, ADDRESS],
    [{ 'data-original': ADDRESS, src: 'https://a.cn/blank.gif' }, ADDRESS],
    [{ 'data-lazy-src': '//a.cn/a.png' }, '//a.cn/a.png'],
    [{ src: '/files/a.png' }, '/files/a.png'],
    [{ 'data-src': 'javascript:alert(1)', src: '/files/a.png' }, '/files/a.png'],
    [{ 'data-src': 'a.png' }, undefined],
    [{ src: BLANK }, undefined],
    [{ src: 'file:///C:/Users/a/msohtml1/01/clip_image002.png' }, undefined],
    [{ src: '' }, undefined],
    [{}, undefined],
  ])('of %j is %s', (attributes, address) => {
    expect(pictureAddress((name) => attributes[name])).toBe(address);
  });
});
