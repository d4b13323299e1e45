import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const upload = (name: string, bytes: Uint8Array) =>
  shop.admin().run(uploadCalls.image, { file: new File([new Uint8Array(bytes)], name), model: 'store', pid: 0 });
const picture = (size = 8) => sharp({ create: { width: size, height: size, channels: 3, background: 'red' } });
const text = (content: string) => new TextEncoder().encode(content);
const fetchFile = (url: string, headers = {}) => shop.app.http.inject({ url, headers });

describe('an uploaded picture', () => {
  it('is stored under a name of ours, noted in the library and served for good', async () => {
    const sent = await upload('我的 图.PNG', await picture().png().toBuffer());

    expect(sent).toMatchObject({ fileName: '我的 图.PNG', extName: 'png', type: 'png', fileSize: expect.any(Number) });
    expect(sent.url).toMatch(/^\/files\/image\/public\/store\/\d{4}\/\d\d\/\d\d\/[0-9a-f]{42}\.png$/);
    const served = await fetchFile(sent.url);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    const { list } = await shop.admin().run(attachmentCalls.list, { pid: 0, page: 1, limit: 20 });
    expect(list[0]).toMatchObject({ sattDir: sent.url, attSize: String(sent.fileSize), attType: 'png', imageType: 1 });
  });

  it('loses what the camera and anybody else put into it', async () => {
    const shot = await picture()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const polyglot = new Uint8Array([...shot, ...text('<script>alert(1)</script>')]);

    const { url } = await upload('photo.jpg', polyglot);

    const { rawPayload } = await fetchFile(url);
    expect(rawPayload.includes('secret place')).toBe(false);
    expect(rawPayload.includes('<script>')).toBe(false);
  });

  it('is sent in parts to those who ask for parts', async () => {
    const { url } = await upload('a.png', await picture().png().toBuffer());

    const part = await fetchFile(url, { range: 'bytes=0-3' });

    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4]);
  });
});

describe('a file that is no picture', () => {
  it.each([
    ['a program with another name', 'a.png', text('MZ this is a program'), '文件内容与类型不符'],
    ['a drawing that can run', 'a.svg', text('<svg onload="x()"/>'), '上传文件的类型只能是'],
    ['a page', 'a.html', text('<html>'), '上传文件的类型只能是'],
    ['a file without an extension', 'picture', text('x'), '文件类型未定义不能上传'],
    ['half a picture', 'a.png', text('\x89PNG\r\n\x1a\n').slice(0, 4), '文件内容与类型不符'],
  ])('is refused: %s', async (_, name, bytes, says) => {
    await expect(upload(name, bytes)).rejects.toMatchObject({ message: expect.stringContaining(says) });
  });

  it('is refused when it would fill the memory, or the disk', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' }, limitInputPixels: false })
      .png()
      .toBuffer();

    await expect(upload('bomb.png', bomb)).rejects.toMatchObject({ message: expect.stringContaining('图片尺寸过大') });
    await expect(upload('big.png', new Uint8Array(11 * 1024 * 1024))).rejects.toMatchObject({
      message: expect.stringContaining('最大允许上传10 MB'),
    });
  });
});

describe('the door to the files', () => {
  it('opens to nothing but pictures and exports', async () => {
    for (const path of ['/files/import/secret.csv', '/files/..%2f..%2fpackage.json', '/files/image/public/../../x.png']) {
      expect((await fetchFile(path)).statusCode).toBe(404);
    }
  });

  it('needs a permission to bring something', async () => {
    const file = new File(['x'], 'a.png');
    const uploading = shop.admin({ may: [] }).run(uploadCalls.image, { file, model: 'store', pid: 0 });

    await expect(uploading).rejects.toMatchObject({ code: 403 });
    await expect(shop.stranger.run(uploadCalls.image, { file, model: 'store', pid: 0 })).rejects.toMatchObject({ code: 401 });
  });
});
