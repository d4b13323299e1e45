import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { thumbnailOf } from '#contract/pictures/thumbnails.ts';
import { uploadSettings } from '#contract/pictures/settings.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { setConfig } from '#server/settings/config/queries.ts';
import { picture, picturesIn, textBytes } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';
import { zipOf } from '../../../test/zips.ts';

const shop = openShop();
const library = picturesIn(shop);
const { send, fetch } = library;

const MB = 1024 * 1024;
const zip = () => new Uint8Array([0x50, 0x4b, 0x03, 0x04, 20, ...Array.from({ length: 40 }, () => 0)]);

const PART = '--x\r\ncontent-disposition: form-data; name="multipart"; filename="a.png"\r\n\r\n';
async function post(model: string, payload: string): Promise<unknown> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'authori-zation': await shop.tokenOf() };
  const url = '/api/admin/upload/image';
  return (await shop.app.http.inject({ method: 'POST', url, query: { model, pid: '0' }, headers, payload })).json();
}

/** 400 million pixels of one bit in a file of some 50 kB. */
function bomb(side = 20_000): Uint8Array {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A bitmap of 24 bits without alpha, as old software saves it. */
function bitmap(width: number, height: number, rows = height): Uint8Array {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = new Uint8Array(54 + row * rows).fill(200, 54);
  const view = new DataView(bytes.buffer);
  bytes.set(textBytes('BM'));
  view.setUint32(2, bytes.length, true);
  for (const [at, value] of [
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
  ] as const)
    view.setUint32(at, value, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  return bytes;
}

describe('an uploaded picture', () => {
  it('is stored under a name of ours, noted in the library and served for good', async () => {
    const sent = await send('我的 图.PNG', await picture().png().toBuffer());

    expect(sent).toMatchObject({ fileName: '我的 图.PNG', extName: 'png', type: 'png', fileSize: expect.any(Number) });
    expect(sent.url).toMatch(/^\/files\/image\/public\/store\/\d{4}\/\d\d\/\d\d\/[0-9a-f]{42}\.png$/);
    const served = await fetch(sent.url);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(sent.fileSize),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    const [row] = await library.list();
    expect(row).toMatchObject({ attId: sent.attId, sattDir: sent.url, attSize: String(sent.fileSize), width: 8, height: 8 });
  });

  it('loses what the camera and anybody else put into it', async () => {
    const shot = await picture()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const film = await picture().png().toBuffer();

    const { url } = await send('photo.jpg', Buffer.concat([shot, film]));

    const { rawPayload } = await fetch(url);
    for (const hidden of ['secret place', 'PNG']) expect(rawPayload.includes(hidden)).toBe(false);
  });

  it('stands upright and has the colours of a screen, however a camera or a printer saved it', async () => {
    const lying = picture(20, 10).withMetadata({ orientation: 6 }).jpeg();
    const printed = picture(20, 10).toColourspace('cmyk').jpeg();
    const served = async (name: string, bytes: Buffer) =>
      sharp((await fetch((await send(name, bytes)).url)).rawPayload).metadata();

    const upright = await served('phone.jpg', await lying.toBuffer());
    expect(upright).toMatchObject({ width: 10, height: 20 });
    expect(upright.orientation ?? 1).toBe(1);
    const bytes = await printed.toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'cmyk' });
    expect(await served('print.jpg', bytes)).toMatchObject({ width: 20, height: 10, space: 'srgb', channels: 3 });
  });

  it('still moves', async () => {
    const frames = await Promise.all(
      ['red', 'green', 'blue'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const { url } = await send(
      'moving.gif',
      await sharp(frames, { join: { animated: true } })
        .gif({ delay: [80, 80, 80] })
        .toBuffer(),
    );

    const { rawPayload } = await fetch(url);
    expect(await sharp(rawPayload, { animated: true }).metadata()).toMatchObject({ format: 'gif', pages: 3, pageHeight: 8 });
  });

  it('has small copies beside it, and stands in for those it is too small for', async () => {
    const { url } = await send('wide.jpg', await picture(400, 200).jpeg().toBuffer());

    const [small, large] = await Promise.all([fetch(thumbnailOf(url, 80)), fetch(thumbnailOf(url, 800))]);

    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 80, height: 40, format: 'jpeg' });
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 400, height: 200 });
    expect(small.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['a.jpg', 'png', 'a.png'],
    ['a.png', 'jpeg', 'a.jpg'],
    ['a.jfif', 'jpeg', 'a.jpg'],
    ['a.webp', 'png', 'a.png'],
    ['a.HEIC', 'jpeg', 'a.jpg'],
  ] as const)('is taken by its content where its name is wrong: %s that is %s', async (name, format, fileName) => {
    const bytes = await picture(9)
      .toFormat(format)
      .withExif({ IFD0: { Copyright: name } })
      .toBuffer();

    const sent = await send(name, bytes);

    expect(sent).toMatchObject({ fileName, type: format, url: expect.stringMatching(fileName.replace('a', '')) });
    expect((await fetch(sent.url)).headers).toMatchObject({ 'content-type': `image/${format}` });
  });

  it('becomes a PNG when it was a bitmap', async () => {
    const sent = await send('old.BMP', bitmap(90, 7));

    expect(sent).toMatchObject({ fileName: 'old.BMP', extName: 'png', type: 'png' });
    const { rawPayload } = await fetch(sent.url);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 90, height: 7, format: 'png', hasAlpha: false });
    expect((await sharp(rawPayload).stats()).dominant.r).toBeGreaterThan(190);
  });

  it('is sent in parts to those who ask for parts', async () => {
    const { url } = await library.picture();

    const part = await fetch(url, { range: 'bytes=0-3' });

    expect([part.statusCode, part.rawPayload.length, part.headers['content-length']]).toEqual([206, 4, '4']);
    expect((await fetch(url, { range: 'bytes=-2' })).rawPayload.length).toBe(2);
  });

  it('lies in no category when the screen says the root', async () => {
    const { id } = await library.picture({ pid: 10_000 });

    expect((await library.list()).find(({ attId }) => attId === id)).toMatchObject({ pid: 0 });
  });
});

describe('an equal upload', () => {
  it('is answered with the first one, and in another category with a row of its own on the same file', async () => {
    const bytes = await picture().png().toBuffer();
    const first = await send('a.png', bytes, { pid: 1 });
    const stored = await library.files();

    const again = await send('b.png', bytes, { pid: 1 });
    const elsewhere = await send('c.png', bytes, { pid: 2 });

    expect([first.isKnown, again.isKnown, elsewhere.isKnown]).toEqual([undefined, true, undefined]);
    expect(again).toMatchObject({ attId: first.attId, url: first.url });
    expect(elsewhere.url).toBe(first.url);
    expect(elsewhere.attId).not.toBe(first.attId);
    expect(await library.files()).toEqual(stored);
  });

  it('leaves one file however many come at the same moment', async () => {
    const bytes = await picture(200).png().toBuffer();
    const before = (await library.files()).length;

    const sent = await Promise.all(Array.from({ length: 4 }, () => send('a.png', bytes)));

    expect(new Set(sent.map(({ attId }) => attId)).size).toBe(1);
    expect((await library.files()).length - before).toBe(2);
  });
});

describe('a document', () => {
  it('comes in by its own call and is only ever downloaded', async () => {
    const sent = await send('说明书.PDF', textBytes('%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n'), { call: 'file', pid: 10 });

    expect(sent).toMatchObject({ extName: 'pdf', type: 'application/pdf' });
    expect((await fetch(sent.url)).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is refused when it is an archive as well', async () => {
    const both = Buffer.concat([textBytes('%PDF-1.7\n%%EOF\n'), await zipOf({ 'a.txt': 'hidden' })]);

    await expect(send('a.pdf', both, { call: 'file' })).rejects.toMatchObject({
      code: 500,
      message: '文件里夹带了程序、脚本、网页或压缩包，不能上传，请用原来的软件重新导出后上传',
    });
  });

  it('stays out of the call for pictures', async () => {
    await expect(send('a.pdf', textBytes('%PDF-1.7'))).rejects.toMatchObject({
      message: '上传文件的类型只能是：jpg,jpeg,gif,png,bmp,mp4',
    });
  });
});

describe('a file that may not come in', () => {
  const script = '/*\x02\x02\x02\x02*/=1;alert(1)//';
  const withArchive = async () => Buffer.concat([await picture().jpeg().toBuffer(), zip()]);
  const half = async () => (await picture(300).jpeg().toBuffer()).subarray(0, 600);
  it.each([
    ['a program with another name', 'a.png', () => textBytes('MZ this is a program'), '文件内容与类型不符'],
    [
      'a picture of a type that the shop does not take',
      'a.jpg',
      () => picture().webp().toBuffer(),
      '这其实是 WEBP 图片，请打开后另存为 jpg',
    ],
    ['a drawing that can run', 'a.svg', () => textBytes('<svg onload="x()"/>'), '上传文件的类型只能是'],
    ['a drawing under the name of a picture', 'a.png', () => textBytes('<svg onload="x()"/>'), '文件内容与类型不符'],
    ['a page', 'a.html', () => textBytes('<html>'), '上传文件的类型只能是'],
    ['a page behind two extensions', 'a.png.html', () => textBytes('<html>'), '上传文件的类型只能是'],
    ['a GIF that is a script', 'a.gif', () => textBytes(`GIF89a${script}`), '图片里夹带了压缩包、脚本'],
    ['a photo with an archive behind it', 'a.jpg', withArchive, '图片里夹带了压缩包'],
    ['a film with a page inside', 'a.mp4', () => textBytes('\0\0\0\x1aftypisom<script>x()</script>'), '文件里夹带了程序'],
    ['a file without an extension', 'picture', () => textBytes('x'), '文件类型未定义不能上传'],
    ['the first bytes of a picture', 'a.png', () => textBytes('\x89PN'), '文件内容与类型不符'],
    ['half a picture', 'a.jpg', half, '图片已损坏'],
    ['half a bitmap', 'a.bmp', () => bitmap(4, 4).subarray(0, 20), '图片已损坏'],
    ['a bitmap without pixels', 'a.bmp', () => bitmap(900, 900).subarray(0, 60), '图片已损坏'],
    ['a bomb', 'a.png', () => bomb(), '图片尺寸过大，请缩小到 5000 万像素以内再上传'],
    ['a bomb of a bitmap', 'a.bmp', () => bitmap(20_000, 20_000, 1), '图片尺寸过大'],
    ['a large file', 'a.png', () => new Uint8Array(11 * MB), '最大允许上传10 MB的文件, 当前文件大小为 11.00 MB'],
  ])('is refused and leaves nothing behind: %s', async (_, name, bytes, says) => {
    const before = [await library.list(), await library.files()];

    await expect(send(name, await bytes())).rejects.toMatchObject({ code: 500, message: expect.stringContaining(says) });

    expect([await library.list(), await library.files()]).toEqual(before);
  });

  it.each(['../../etc/passwd.png', '..\\..\\boot.png', '/tmp/x.png', 'a\u202Egnp.png'])(
    'does not lead its name into a path: %s',
    async (name) => {
      const { url, fileName } = await send(name, await picture().png().toBuffer());

      expect(url).toMatch(/^\/files\/image\/public\/store\/[\d/]+[0-9a-f]{42}\.png$/);
      expect(fileName).toMatch(/^[\w.]+$/);
    },
  );

  it.each(['../x', 'a/b', 'x'.repeat(33)])('does not lead its module into a path: %j', async (model) => {
    const answer = await post(model, `${PART}\x89PNG\r\n--x--\r\n`);

    expect(answer).toMatchObject({ code: 400, message: expect.stringContaining('上传模块') });
  });

  it('leaves nothing behind when the sender goes away', async () => {
    const before = await library.files();

    const answer = await post('store', `${PART}\x89PNG half of`);

    expect(answer).toMatchObject({ code: 500, message: '上传的文件对象不存在...' });
    expect(await library.files()).toEqual(before);
  });

  it('leaves nothing behind when the store fails', async () => {
    await library.picture();
    const before = [await library.list(), await library.files()];
    const [folder, aside] = [join(shop.folder, 'files'), join(shop.folder, 'aside')];
    await rename(folder, aside);
    await writeFile(folder, 'a file where the folder was');

    const sending = library.picture();

    await expect(sending).rejects.toMatchObject({ code: 500, message: expect.stringContaining('系统异常') });
    await rename(folder, join(shop.folder, 'gone'));
    await rename(aside, folder);
    expect([await library.list(), await library.files()]).toEqual(before);
  });
});

describe('the settings of the shop', () => {
  const set = (key: 'image_ext_str' | 'image_max_pixels', value: string) =>
    shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx, now }) => setConfig(tx, uploadSettings[key], value, now));

  it('decide how many pixels a picture may have', async () => {
    await set('image_max_pixels', '100');

    await expect
      .poll(async () => library.picture({ width: 1001 }).catch((error: Error) => error.message))
      .toContain('100 万像素');
  });

  it('may list what runs, and it is refused all the same', async () => {
    await set('image_ext_str', 'svg,html,webp');

    await expect
      .poll(() => send('a.svg', textBytes('<svg/>')).catch((error: Error) => error.message))
      .toBe('上传文件的类型只能是：webp');
  });

  it('let nothing in when they list nothing', async () => {
    await set('image_ext_str', '');

    await expect.poll(() => library.picture().catch((error: Error) => error.message)).toBe('上传文件的类型只能是：');
  });
});

describe('the door to the files', () => {
  it('opens to nothing but pictures and exports', async () => {
    for (const path of ['/files/import/secret.csv', '/files/..%2f..%2fpackage.json', '/files/image/public/../../x.png']) {
      expect((await fetch(path)).statusCode).toBe(404);
    }
  });

  it('needs a permission to bring something', async () => {
    const file = new File(['x'], 'a.png');
    const sending = { file, model: 'store', pid: 0 };

    await expect(shop.admin({ may: [] }).run(uploadCalls.image, sending)).rejects.toMatchObject({ code: 403 });
    await expect(shop.admin({ may: ['admin:upload:image'] }).run(uploadCalls.file, sending)).rejects.toMatchObject({ code: 403 });
    await expect(shop.stranger.run(uploadCalls.image, sending)).rejects.toMatchObject({ code: 401 });
  });
});
