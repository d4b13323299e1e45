import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PICTURE_FILES, moveCalls, moveRefusals } from '#contract/move-in/moves.ts';
import { product } from '#server/catalogue/index.ts';
import { formerShop } from '../../../test/former-shop/former-shop.ts';
import { writeDump } from '../../../test/former-shop/write-dump.ts';
import { picture } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const owner = shop.admin();
const TEA = 'crmebimage/public/product/tea.png';
const terms = { dump: 'shop.sql', pictures: '', wechatAppId: 'wx-tea', routineAppId: '', fetchesPictures: false };

async function put(path: string, bytes: Uint8Array | string): Promise<void> {
  const whole = join(shop.folder, 'move-in', path);
  await mkdir(dirname(whole), { recursive: true });
  await writeFile(whole, bytes);
}

async function moved(pictureFolder: string, isDry: boolean) {
  const { id } = await owner.run(moveCalls.begin, { ...terms, pictureFolder, isDry });
  await shop.runQueued();
  const move = await owner.run(moveCalls.info, { id });
  const files = move.report?.tables.find(({ label }) => label === PICTURE_FILES);
  return { move, files };
}
const imageOf = async () => (await shop.db.select({ image: product.image }).from(product)).map(({ image }) => image);

describe('pictures of a shop that moves in by the screen', () => {
  it('come from a folder that lies beside the dumps, which the screen lists', async () => {
    await put('shop.sql', writeDump(formerShop(), { writer: 'mysqldump' }));
    await put(`old/${TEA}`, await picture().png().toBuffer());
    await put('old/crmebimage/public/product/words.png', 'no picture');
    await put('letters/readme.txt', 'no pictures here');

    expect((await owner.run(moveCalls.dumps, {})).pictureFolders).toEqual(['old']);
    for (const pictureFolder of ['letters', 'gone', '../files', '.'])
      await expect(owner.run(moveCalls.begin, { ...terms, pictureFolder, isDry: true })).rejects.toThrow(
        moveRefusals.NO_PICTURES().message,
      );
  });

  it('are counted in a trial, and none has come', async () => {
    const { move, files } = await moved('old', true);

    expect([move.state, move.pictureFolder, files?.read, files?.brought]).toEqual(['done', 'old', 2, 2]);
    expect(move.steps.find(({ label }) => label === PICTURE_FILES)).toMatchObject({ total: 2 });
    expect(await shop.db.$count(product)).toBe(0);
  });

  it('come with the shop; what was no picture is named, and comes once it is one', async () => {
    const { files } = await moved('old', false);
    expect([files?.brought, files?.leftOut.map(({ keys }) => keys)]).toEqual([1, [['crmebimage/public/product/words.png']]]);
    expect((await imageOf()).some((image) => image.includes('/movein/'))).toBe(true);

    await put('old/crmebimage/public/product/words.png', await picture().jpeg().toBuffer());
    const again = await moved('old', false);

    expect([again.files?.brought, again.files?.already, again.files?.leftOut]).toEqual([1, 1, []]);
  });

  it('whose folder is taken away before they come end the move with what to do', async () => {
    const { id } = await owner.run(moveCalls.begin, { ...terms, pictureFolder: 'old', isDry: true });
    await rm(join(shop.folder, 'move-in', 'old'), { recursive: true });
    await shop.runQueued();

    expect(await owner.run(moveCalls.info, { id })).toMatchObject({
      state: 'failed',
      message: moveRefusals.NO_PICTURES().message,
    });
  });
});
