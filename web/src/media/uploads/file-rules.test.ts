import { describe, expect, it } from 'vitest';
import { problemOfFile } from './file-rules.ts';

const file = (name: string, type: string, size = 10) => ({ name, type, size });
const KIND = '只能上传 jpg、jpeg、gif、png、bmp 格式的图片';

describe('a file', () => {
  it.each([
    ['a picture', file('杯.png', 'image/png')],
    ['a picture whose type nobody tells', file('杯.JPG', '')],
    ['a photo of a browser', file('杯.jfif', '')],
    ['a photo by an old name of its type', file('杯.jpg', 'image/pjpeg')],
  ])('that is %s may travel', (_, one) => {
    expect(problemOfFile(one, 'picture')).toBeUndefined();
  });

  it.each([
    ['of another kind', file('杯.svg', 'image/svg+xml'), KIND],
    ['of another kind whose type nobody tells', file('杯.exe', ''), KIND],
    ['that a telephone took', file('IMG_1.HEIC', 'image/heic'), `${KIND}，HEIC 图片请先另存为 JPG`],
    ['without a name for its kind', file('杯', ''), KIND],
    ['that is a video', file('杯.mp4', 'video/mp4'), KIND],
    ['that is empty', file('杯.png', 'image/png', 0), '文件是空的，请重新选择'],
    ['larger than the server takes', file('杯.png', 'image/png', 60 * 1024 ** 2), '文件有 60 MB，超过了 50 MB，请压缩后再上传'],
  ])('%s stays at home', (_, one, problem) => {
    expect(problemOfFile(one, 'picture')).toBe(problem);
  });

  it('that is a video may travel to where videos are kept', () => {
    expect(problemOfFile(file('杯.mp4', 'video/mp4'), 'media')).toBeUndefined();
  });
});
