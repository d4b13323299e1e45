import { beforeAll, describe, expect, it } from 'vitest';
import { mediaCalls } from '#contract/wechat/media.ts';
import { picture, picturesIn } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const library = picturesIn(shop);
const admin = shop.admin();

beforeAll(() => wechat.plugIn());

const send = (type: string, name: string, bytes: Uint8Array) =>
  admin.run(mediaCalls.upload, { type, file: new File([new Uint8Array(bytes)], name) });
const AMR = Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(200, 60)]);

const WAV = Buffer.from('RIFF\0\0\0\0WAVEfmt ');

describe('a file of a reply', () => {
  it('lies at WeChat for good, and a copy of it in the library', async () => {
    const { mediaId, url, name } = await send('image', '海报.第二版.PNG', await picture().png().toBuffer());

    expect(name).toBe('海报.第二版');
    expect(wechat.account.media.get(mediaId)?.type).toBe('image');
    expect((await library.fetch(url)).statusCode).toBe(200);
  });

  it('may be a voice', async () => {
    const { mediaId } = await send('voice', '问候.amr', AMR);
    expect(wechat.account.media.get(mediaId)?.type).toBe('voice');
  });

  it.each([
    ['video', 'a.mp4', AMR, '不支持此类型'],
    ['voice', 'a.mp3', Buffer.from('<html></html>'), '文件内容与类型不符，请按文件真正的类型上传'],
    ['voice', 'a.wav', Buffer.concat([WAV, Buffer.alloc(2 * 1024 * 1024)]), '文件大小不能超过 2 MB'],
  ])('is refused by its content and size, before it is kept (%s)', async (type, name, bytes, message) => {
    const [asked, files] = [wechat.asked('/cgi-bin/material/add_material'), await library.files()];
    await expect(send(type, name, bytes)).rejects.toMatchObject({ message });
    expect(wechat.asked('/cgi-bin/material/add_material')).toBe(asked);
    expect(await library.files()).toEqual(files);
  });
});
