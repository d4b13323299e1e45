import { describe, expect, it } from 'vitest';
import type { Fetched } from '#contract/pictures/uploads.ts';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { openElsewhere } from '../../../test/elsewhere.ts';
import { picture, picturesIn, textBytes } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const library = picturesIn(shop);
const elsewhere = openElsewhere();

const fetch = (...urls: string[]) => shop.admin().run(uploadCalls.fetch, { urls, pid: 0 });
// No two alike, which cannot be said of small JPEGs.
const png = async () => new Uint8Array(await picture().png().toBuffer());
const jpeg = async (width: number) => new Uint8Array(await picture(width).jpeg().toBuffer());
const messagesOf = (fetched: readonly Fetched[]) => fetched.map(({ message }) => message);

describe('a picture of another site', () => {
  it('comes into the library, cleaned and with its small copies, under an address of ours', async () => {
    const url = elsewhere.put('/i/bowl.webp?x=1', await jpeg(900));

    const [fetched] = await fetch(url);

    expect(fetched).toEqual({
      url,
      attId: expect.any(Number),
      sattDir: expect.stringMatching(/^\/files\/.*\.jpg$/),
      message: null,
    });
    const [row] = await library.list({ name: 'bowl' });
    expect(row).toMatchObject({ attId: fetched?.attId, name: 'bowl.jpg', attType: 'jpeg', width: 900 });
    expect((await library.fetch(fetched?.sattDir ?? '')).headers['content-type']).toBe('image/jpeg');
  });

  it('is found again by its content, wherever it is shown', async () => {
    const bytes = await png();
    const urls = [elsewhere.put('/a.jpg', bytes), elsewhere.put('/b.jpg', bytes)];
    const [first] = await fetch(elsewhere.put('/c.jpg', bytes));
    const before = await library.files();

    const again = await fetch(...urls);

    expect(again.map(({ attId }) => attId)).toEqual([first?.attId, first?.attId]);
    expect(await library.files()).toEqual(before);
  });

  it('is asked for once, and at most four at a time', async () => {
    const urls = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => elsewhere.put(`/many/${index}.jpg`, await png())),
    );
    elsewhere.asked.length = 0;

    const fetched = await fetch(...urls, ...urls);

    expect(fetched.map(({ url }) => url)).toEqual(urls);
    expect(elsewhere.asked).toHaveLength(12);
    expect([2, 3, 4]).toContain(elsewhere.mostAtOnce());
  });
});

describe('a picture that cannot be had', () => {
  const notSent = '来源网站没有给出图片，请打开来源页面检查图片是否还在';
  const nowhere = '图片地址不能访问，请换成公网上以 https 开头的图片地址';

  it.each([
    ['is not there', () => elsewhere.at('/gone.jpg'), notSent],
    ['is on a site that fails', () => elsewhere.put('/failing.jpg', 'failing'), notSent],
    ['breaks off', () => elsewhere.put('/cut.jpg', 'cut'), notSent],
    ['is said to be elsewhere', () => elsewhere.put('/moved.jpg', 'moved'), notSent],
    ['is a page', () => elsewhere.put('/page.jpg', textBytes('<html>')), '这个地址给出的不是图片，请换成图片的地址'],
    ['is a drawing that can run', () => elsewhere.put('/a.svg', textBytes('<svg onload="x()"/>')), '这个地址给出的不是图片'],
    ['is too large', () => elsewhere.put('/large.jpg', new Uint8Array(11 * 1024 * 1024)), '图片超过 10 MB'],
    ['is a neighbour’s', () => 'https://169.254.169.254/a.jpg', nowhere],
    ['is on this computer', () => 'file:///etc/passwd', nowhere],
    ['has no address', () => '图片', nowhere],
  ])('says why, leaves nothing behind and keeps no other from coming: it %s', async (_, address, why) => {
    const before = await library.files();
    const good = elsewhere.put('/good.jpg', await png());

    const [bad, fine] = await fetch(address(), good);

    expect(bad).toEqual({ url: address(), attId: null, sattDir: null, message: expect.stringContaining(why) });
    expect([fine?.message, (await library.files()).length - before.length]).toEqual([null, 1]);
  });

  it('hides nothing that an upload could not hide', async () => {
    const hiding = Buffer.concat([await png(), textBytes('<?php x(); ?>')]);
    const half = (await jpeg(300)).subarray(0, 600);

    const fetched = await fetch(elsewhere.put('/hiding.jpg', hiding), elsewhere.put('/half.jpg', half));

    expect(messagesOf(fetched)).toEqual([expect.stringContaining('图片里夹带了'), expect.stringContaining('图片已损坏')]);
  });

  it('is not waited for', async () => {
    const begun = performance.now();

    expect(messagesOf(await fetch(elsewhere.put('/slow.jpg', 'slow')))).toEqual(['来源网站没有及时回应，请稍后重试']);
    expect(performance.now() - begun).toBeLessThan(15_000);
  }, 20_000);
});

describe('the asking for pictures', () => {
  it.each([0, 31])('is for a few at a time, not for %i', async (count) => {
    const urls = Array.from({ length: count }, (_, index) => `https://example.com/${index}.jpg`);

    const answer = await shop.admin().raw('POST', '/admin/upload/fetch', { body: { urls, pid: 0 } });

    expect(answer).toMatchObject({ code: 400, message: '一次可以存入 1 到 30 个图片地址' });
  });

  it('is for those who may bring pictures', async () => {
    const asking = { urls: [elsewhere.put('/mine.jpg', await png())], pid: 0 };

    await expect(shop.admin({ may: ['admin:product:save'] }).run(uploadCalls.fetch, asking)).rejects.toMatchObject({ code: 403 });
    expect(messagesOf(await shop.admin({ may: ['admin:upload:image'] }).run(uploadCalls.fetch, asking))).toEqual([null]);
  });
});
