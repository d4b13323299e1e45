import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from '#server/platform/http-client/http-client.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { formerShop } from '../../test/former-shop/former-shop.ts';
import { withCells, withRows } from '../../test/former-shop/later-days.ts';
import { type FormerRows, writeDump } from '../../test/former-shop/write-dump.ts';
import { picture } from '../../test/pictures.ts';
import { openShop } from '../../test/shop.ts';
import { type MoveIn, moveIn } from './move-in.ts';
import { printReport } from './report/print-report.ts';

const shop = openShop();
const TEA = 'crmebimage/public/product/tea.png';

let folder = '';
let site: Server;
let far = '';

async function put(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(join(folder, 'old', path)), { recursive: true });
  await writeFile(join(folder, 'old', path), bytes);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-move-pictures-'));
  await put('crmebimage/public/maintain/spare.png', await picture().png().toBuffer());
  await put('crmebimage/public/maintain/no-picture.png', 'an apology in words');
  const bytes = await picture().png().toBuffer();
  site = createServer((request, answer) => {
    if (request.url === '/far.png') answer.end(bytes);
    else answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  far = `127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true, force: true });
});

/** The shop of the tests with a library, and a detail text that shows what lies elsewhere. */
function shopWithLibrary(): FormerRows {
  const at = '2026-01-01 08:00:00';
  const shown = { att_size: '10', att_type: 'image/png', image_type: 1, create_time: at, update_time: at };
  return [
    (rows: FormerRows) =>
      withRows(rows, 'eb_category', [
        { id: 30, pid: 0, path: '/0/', name: '产品图', type: 2, status: 1, create_time: at, update_time: at },
      ]),
    (rows: FormerRows) =>
      withRows(rows, 'eb_system_attachment', [
        { att_id: 1, name: 'tea.png', att_dir: TEA, satt_dir: TEA, pid: 30, ...shown },
        { att_id: 2, name: 'gone.png', att_dir: '', satt_dir: 'crmebimage/public/product/gone.png', pid: 30, ...shown },
      ]),
    (rows: FormerRows) =>
      withCells(rows, 'eb_store_product_description', {
        1: {
          description: `<p style="background:url(&quot;/${TEA}&quot;)"><img src="http://${far}/far.png"><img src="https://former.example/${TEA}?v=2"></p>`,
        },
      }),
  ].reduce((rows, change) => change(rows), formerShop());
}

async function move(pictures: Partial<NonNullable<MoveIn['pictures']>>, isDry = false) {
  const path = join(folder, 'dump.sql');
  await writeFile(path, writeDump(shopWithLibrary(), { writer: 'navicat' }));
  const source = {
    storage: await openStorage(undefined, join(shop.folder, 'files')),
    client: createHttpClient([far]),
    ...pictures,
  };
  const { db, app, url } = shop;
  return moveIn({ db, write: app.write, url, path, isDry, pictures: source });
}

const rowsOf = async (query: string) => (await shop.app.database.pool.query(query)).rows;
const imageOf = async () => (await rowsOf('select image from product where id = 1'))[0].image as string;
const fateOf = (report: Awaited<ReturnType<typeof move>>) => {
  const { read, brought, already } = report.tables.find(({ label }) => label === '图片文件') ?? {};
  return { read, brought, already };
};

describe('pictures of a shop that moves in', () => {
  it('stay where they lie as long as nobody brings their files', async () => {
    const report = await move({});

    expect(await imageOf()).toBe(`https://former.example/${TEA}`);
    expect(printReport(report)).toContain('图片：地址指向 https://former.example');
    expect(await rowsOf('select satt_dir, pid > 0 as is_placed from attachment order by id')).toEqual([
      { satt_dir: `https://former.example/${TEA}`, is_placed: true },
      { satt_dir: 'https://former.example/crmebimage/public/product/gone.png', is_placed: true },
    ]);
  });

  it('are foreseen by a dry run, which stores nothing', async () => {
    await put(TEA, await picture().png().toBuffer());

    expect(fateOf(await move({ folder: join(folder, 'old') }, true))).toEqual({ read: 3, brought: 3, already: 0 });
    expect(await imageOf()).toBe(`https://former.example/${TEA}`);
    expect(await rowsOf('select count(*)::int as n from attachment where sha256 is not null')).toEqual([{ n: 0 }]);
  });

  it('come into the store and the library with their files, and all that shows them follows', async () => {
    const report = await move({ folder: join(folder, 'old') });
    const image = await imageOf();

    expect(fateOf(report)).toEqual({ read: 3, brought: 2, already: 0 });
    expect(image).toMatch(/^\/files\/image\/public\/movein\/[\w/]+\.png$/);
    expect((await shop.app.http.inject({ url: image })).statusCode).toBe(200);
    expect(await rowsOf('select slider_image from product where id = 1')).toEqual([
      { slider_image: [image, 'https://pictures.example/tea.png'] },
    ]);
    expect(await rowsOf('select pics from product_reply')).toEqual([{ pics: [image] }]);
    expect(await rowsOf('select description from product_description where product_id = 1')).toEqual([
      {
        description: `<p style="background:url(&quot;${image}&quot;)"><img src="http://${far}/far.png"><img src="${image}"></p>`,
      },
    ]);
    expect(
      await rowsOf(
        `select a.name, c.name as folder from attachment a join category c on c.id = a.pid where a.satt_dir = '${image}'`,
      ),
    ).toEqual([{ name: 'tea.png', folder: '产品图' }]);
  });

  it('are refused by their content, and missed by name', async () => {
    const said = printReport(await move({ folder: join(folder, 'old') }));

    expect(said).toContain('crmebimage/public/maintain/no-picture.png');
    expect(said).toMatch(/有内容用到，但没有找到文件（.*gone\.png/);
  });

  it('come once', async () => {
    const before = await rowsOf('select count(*)::int as n from attachment');
    const report = await move({ folder: join(folder, 'old') });

    expect(fateOf(report)).toEqual({ read: 3, brought: 0, already: 2 });
    expect(await rowsOf('select count(*)::int as n from attachment')).toEqual(before);
    expect(report.tables.flatMap(({ renewed, label }) => (renewed > 0 ? [label] : []))).toEqual([]);
  });

  it('are fetched from other sites where the owner asks for it; those that cannot be had are named', async () => {
    const said = printReport(await move({ folder: join(folder, 'old'), fetches: true }));

    expect(await rowsOf('select description from product_description where product_id = 1')).toEqual([
      { description: expect.stringMatching(/<img src="\/files\/image\/public\/movein\/[\w/]+\.png"><img src="\/files/) },
    ]);
    expect(said).toContain('https://pictures.example/tea.png');
  });
});
