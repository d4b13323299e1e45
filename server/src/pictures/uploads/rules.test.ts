import { describe, expect, it } from 'vitest';
import { extensionOf, kindByContent, mediaTypeOf, nameToKeep, typeOnWire } from './rules.ts';

const limits = { call: 'image', extensions: ['jpg', ' PNG ', 'svg'], size: 10 } as const;

describe('the extension of a file', () => {
  it.each([
    ['a.jpg', 'jpg'],
    ['A.JPG', 'jpg'],
    ['我的.照片.png', 'png'],
    ['a.JFIF', 'jpg'],
    ['a.heic', 'heic'],
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

const allowed = ['jpg', 'jpeg', 'gif', 'png', 'bmp', 'mp4'];
const documents = [...allowed, 'zip', 'doc', 'docx', 'xls', 'xlsx', 'pdf'];

describe('the content of a file', () => {
  it.each([
    ['jpeg', 'image/jpeg', 'jpeg', 'image/jpeg'],
    ['docx', 'application/zip', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['xls', 'application/x-cfb', 'xls', 'application/vnd.ms-excel'],
    ['jpg', 'image/png', 'png', 'image/png'],
    ['png', 'image/jpeg', 'jpg', 'image/jpeg'],
    ['heic', 'image/jpeg', 'jpg', 'image/jpeg'],
    [
      'xls',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ])('decides: .%s that is %s comes in as .%s', (named, found, extension, mime) => {
    expect(kindByContent(named, { ext: '', mime: found }, documents)).toEqual({ extension, mime });
  });

  it.each([
    ['jpg', { ext: 'heic', mime: 'image/heic' }, '这其实是 HEIC 图片，请打开后另存为 jpg,jpeg,gif,png,bmp 格式的文件再上传'],
    ['mp4', { ext: 'mov', mime: 'video/quicktime' }, '这其实是 MOV 视频，请打开后另存为 mp4 格式的文件再上传'],
    ['jpg', { ext: 'mp4', mime: 'video/mp4' }, '这其实是 MP4 视频，请改选 jpg,jpeg,gif,png,bmp 格式的文件再上传'],
    ['jpg', { ext: 'exe', mime: 'application/x-msdownload' }, '这其实是 EXE 文件，请改选 jpg,jpeg,gif,png,bmp 格式的文件再上传'],
    ['png', undefined, '文件内容与类型不符，请按文件真正的类型上传'],
    ['webp', { ext: 'webp', mime: 'image/webp' }, '上传文件的类型只能是：jpg,jpeg,gif,png,bmp,mp4'],
    ['heic', undefined, '上传文件的类型只能是：jpg,jpeg,gif,png,bmp,mp4'],
  ])('keeps .%s out that is %j, and says what it is', (named, found, says) => {
    expect(() => kindByContent(named, found, allowed)).toThrow(says);
  });
});

describe('what a file is called', () => {
  it('has no path, nothing unprintable, and at most 99 signs', () => {
    expect(nameToKeep('C:\\pictures\\a\u0000b\u202E.png', 'png')).toBe('ab.png');
    expect(nameToKeep(`${'长'.repeat(120)}.png`, 'png')).toBe(`${'长'.repeat(90)}.png`);
  });

  it.each([
    ['照片.jfif', 'jpg', '照片.jpg'],
    ['我的.图.PNG', 'jpg', '我的.图.jpg'],
    ['杯.JPEG', 'jpg', '杯.JPEG'],
    ['表.xls', 'xlsx', '表.xlsx'],
  ])('ends as its content does: %s that is %s is %s', (name, extension, kept) => {
    expect(nameToKeep(name, extension)).toBe(kept);
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
