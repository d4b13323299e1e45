import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { picture, picturesIn } from '../../../test/pictures.ts';
import { processorMs } from '../../../test/processor-time.ts';
import { expectNoReaders } from '../../../test/readers.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

/** A picture that takes long to be read through. */
async function heavy(): Promise<Uint8Array> {
  const drawn = await picture(64).png().toBuffer();
  const length = Buffer.alloc(4);
  const text = Buffer.from('<svg '.repeat(1_500_000));
  length.writeUInt32BE(text.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from('tEXt'), text])));
  return Buffer.concat([drawn.subarray(0, 33), length, Buffer.from('tEXt'), text, sum, drawn.subarray(33)]);
}

describe('an upload that takes long to examine', () => {
  it('keeps nobody else waiting', async () => {
    const bytes = await heavy();
    let isOver = false;
    const sent = picturesIn(shop)
      .send('heavy.png', bytes)
      .finally(() => {
        isOver = true;
      });
    let longest = 0;
    while (!isOver) {
      const turn = await processorMs(async () => {
        await shop.app.http.inject({ url: '/health/live' });
        await new Promise((resolve) => setImmediate(resolve));
      });
      longest = Math.max(longest, turn);
    }
    await sent;

    expect(longest).toBeLessThan(1500);
  });
});

describe('a file that was refused', () => {
  const chain = (count: number) => Buffer.from(`GIF89a${'\u0001\0\u0001\0\0\0\0'}${'!\u00fe\u0001a\0'.repeat(count)};`, 'latin1');
  it.each([
    ['a GIF of a million notes and no picture', 'a.gif', () => chain(1_000_000)],
    ['a drawing under the name of a picture', 'a.gif', () => Buffer.concat([chain(1), Buffer.from('<svg onload="x()"/>')])],
  ])('leaves no reader behind: %s', async (_, name, bytes) => {
    await expect(picturesIn(shop).send(name, bytes())).rejects.toMatchObject({
      code: 500,
      message: expect.stringContaining('图片'),
    });

    await expectNoReaders('picture-program.ts');
  });
});
