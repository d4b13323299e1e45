import { describe, expect, it } from 'vitest';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { thumbnailOf } from '#contract/pictures/thumbnails.ts';
import { picture, picturesIn } from '../../test/pictures.ts';
import { openBucket } from '../../test/s3.ts';
import { openShop } from '../../test/shop.ts';

const shop = openShop({ bucket: openBucket });
const library = picturesIn(shop);

describe('a shop whose files lie in a bucket', () => {
  it('hands them out as any other, whole, small and in parts', async () => {
    const { url, fileSize } = await library.send('a.jpg', await picture(300).jpeg().toBuffer());

    const [whole, small, part] = await Promise.all([
      library.fetch(url),
      library.fetch(thumbnailOf(url, 80)),
      library.fetch(url, { range: 'bytes=10-19' }),
    ]);

    expect(whole.rawPayload.length).toBe(fileSize);
    expect(whole.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': expect.stringContaining('immutable') });
    expect(small.rawPayload.length).toBeLessThan(fileSize);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
    expect(await library.files()).toEqual([]);
  });

  it('removes them a month after their rows', async () => {
    const { id, url } = await library.picture();

    await shop.admin().run(attachmentCalls.delete, { ids: [id] });
    await shop.pass('32 days');

    expect((await library.fetch(url)).statusCode).toBe(404);
  });
});

describe('a file that is not there', () => {
  it.each(['/files/image/public/none.png', '/files/image/public/none_80.png', '/files/image/public/', '/files/'])(
    'is not found: %s',
    async (url) => {
      expect((await library.fetch(url)).statusCode).toBe(404);
    },
  );
});
