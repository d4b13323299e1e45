import { describe, expect, it } from 'vitest';
import { checkContent, extensionOf, nameToKeep, mediaTypeOf, typeOnWire } from './rules.ts';

const limits = { call: 'image', extensions: ['jpg', ' PNG ', 'svg'], size: 10 } as const;

describe('the extension of a file', () => {
  it.each([
    ['a.jpg', 'jpg'],
    ['A.JPG', 'jpg'],
    ['我的.照片.png', 'png'],
  ])('is what follows the last dot, in small letters: %s', (name, extension) => {
    expect(extensionOf({ name, size: 1 }, limits)).toBe(extension);
  });

  it.each([
    ['a.jpg', 0, '上传的文件对象不存在...'],
    ['picture', 1, '文件类型未定义不能上传...'],
    ['a.', 1, '文件类型未定义不能上传...'],
    ['a.png/x', 1, '文件类型未定义不能上传...'],
    ['a.svg', 1, '上传文件的类型只能是：jpg,png'],
    ['a.gif', 1, '上传文件的类型只能是：jpg,png'],
    ['a.constructor', 1, '上传文件的类型只能是：jpg,png'],
    ['a.jpg', 10.5 * 1024 * 1024, '最大允许上传10 MB的文件, 当前文件大小为 10.50 MB'],
  ])('decides whether %s of %d bytes comes in', (name, size, message) => {
    expect(() => extensionOf({ name, size }, limits)).toThrow(message);
  });

  it('opens nothing when the setting is empty', () => {
    expect(() => extensionOf({ name: 'a.jpg', size: 1 }, { ...limits, extensions: [] })).toThrow('上传文件的类型只能是：');
  });
});

describe('the content of a file', () => {
  it.each([
    ['jpeg', 'image/jpeg', 'image/jpeg'],
    ['docx', 'application/zip', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['xls', 'application/x-cfb', 'application/vnd.ms-excel'],
  ])('keeps the promise of .%s when it is %s', (extension, found, mime) => {
    expect(checkContent(extension, found)).toBe(mime);
  });

  it.each([
    ['jpg', 'image/png'],
    ['png', undefined],
    ['svg', 'application/xml'],
  ])('breaks the promise of .%s when it is %s', (extension, found) => {
    expect(() => checkContent(extension, found)).toThrow('文件内容与类型不符');
  });
});

describe('what a file is called', () => {
  it('has no path, nothing unprintable, and at most 99 signs', () => {
    expect(nameToKeep('C:\\pictures\\a\u0000b\u202E.png', 'png')).toBe('ab.png');
    expect(nameToKeep(`${'长'.repeat(120)}.png`, 'png')).toBe(`${'长'.repeat(90)}.png`);
  });

  it('is a type without image/ on the wire', () => {
    expect([typeOnWire('image/png'), typeOnWire('video/mp4')]).toEqual(['png', 'video/mp4']);
  });

  it('is shown only when it is a picture or a film', () => {
    expect(['a/b.webp', 'a.mp4', 'a.pdf', 'a.svg', 'a.html', 'a'].map(mediaTypeOf)).toEqual([
      'image/webp',
      'video/mp4',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
