import iconv from 'iconv-lite';
import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { ImportOutcome } from '#contract/catalogue/import/import-results.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { fileJob } from '#server/jobs/index.ts';
import { localStorage } from '#server/platform/storage/local-storage.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { importsIn } from '../../../test/imports.ts';
import { openShop } from '../../../test/shop.ts';
import { workbookOf, zipOf } from '../../../test/zips.ts';
import { importKind } from './import-kind.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = () => shop.admin();

const { upload, run, imported } = importsIn(shop);
const find = async (keywords: string) => (await admin().run(productCalls.listAll, { keywords, page: 1, limit: 20 })).list;

describe('a sheet', () => {
  it('says by a dry run what it would do, and does nothing', async () => {
    const { plan, preview } = await upload('商品名称,分类,售价,库存\n试跑杯,试跑,19.9,3\n坏杯,试跑,abc,3\n');

    const dry = await admin().run(importCalls.dryRun, plan);

    expect(preview).toMatchObject({
      kind: 'sheet',
      encoding: 'UTF-8',
      rows: 2,
      sample: [
        ['试跑杯', '试跑', '19.9', '3'],
        ['坏杯', '试跑', 'abc', '3'],
      ],
    });
    expect(dry).toMatchObject({
      created: 1,
      refused: 1,
      refusals: [{ row: 3, name: '坏杯', reason: expect.stringContaining('abc') }],
    });
    expect(dry.diffs[0]).toMatchObject({
      kind: 'new',
      name: '试跑杯',
      fields: expect.arrayContaining([{ label: '售价', before: null, after: '19.90 元' }]),
    });
    expect(await find('试跑杯')).toEqual([]);
  });

  it.each([
    ['UTF-8', (text: string) => new TextEncoder().encode(text)],
    ['GBK', (text: string) => new Uint8Array(iconv.encode(text, 'gbk'))],
  ])('is taken in %s, and changes nothing the second time', async (encoding, encode) => {
    const sheet = encode(`商品编码,商品名称,分类,售价,库存\n${encoding}1,${encoding} 茶杯,餐具/杯子,19.9,3\n`);

    expect((await imported(sheet)).outcome).toMatchObject({ created: 1, refused: 0, errorFile: null });
    expect((await imported(sheet)).outcome).toMatchObject({ created: 0, updated: 0, unchanged: 1, changeId: null });
    expect((await find(`${encoding} 茶杯`))[0]).toMatchObject({ price: 1990, stock: 3, cateValues: '杯子', isShow: false });
  });

  it('may be a workbook', async () => {
    const cells = [
      ['商品名称', '分类', '售价', '库存', '条码'],
      ['表格壶', '壶', 88.5, 7, '6901234567890'],
    ];
    const workbook = await writeXlsxFile(cells.map((row) => row.map((value) => ({ value })))).toBuffer();

    expect((await imported(new Uint8Array(workbook))).outcome).toMatchObject({ created: 1 });
    expect((await find('6901234567890'))[0]).toMatchObject({ storeName: '表格壶', price: 8850, stock: 7 });
  });

  it('makes one product of the rows of one code, and finds its SKUs again', async () => {
    await imported('编码,商品名称,分类,规格,售价,库存\nT1,衬衫,服装,颜色:红;尺码:L,100,1\nT1,衬衫,服装,颜色:蓝;尺码:L,120,2\n');
    const { plan } = await upload('编码,规格,售价\nT1,颜色:蓝;尺码:L,90\n');
    const dry = await admin().run(importCalls.dryRun, plan);
    const { outcome } = await run(plan);

    const [shirt] = await find('衬衫');
    expect(dry.diffs[0]?.fields).toEqual([{ label: '蓝 / L 售价', before: '120.00 元', after: '90.00 元' }]);
    expect(outcome).toMatchObject({ created: 0, updated: 1 });
    expect(shirt).toMatchObject({ specType: true, stock: 3, price: 9000, code: 'T1' });
    expect(shirt?.attrValue.map(({ suk, price }) => [suk, price])).toEqual([
      ['红,L', 10000],
      ['蓝,L', 9000],
    ]);
  });

  it('says by names where a product will lie and whose it will be', async () => {
    await imported('编码,商品名称,分类,售价\nP1,搬家壶,旧处,10\n');
    const { plan } = await upload('编码,分类,品牌\nP1,新处/里间,新牌\n');

    const { diffs } = await admin().run(importCalls.dryRun, plan);

    expect(diffs[0]?.fields).toEqual([
      { label: '商品分类', before: '旧处', after: '新处/里间' },
      { label: '品牌', before: '', after: '新牌' },
    ]);
  });

  it('gives the bad rows back with their reasons, and takes the good ones', async () => {
    const { outcome } = await imported('商品名称,分类,售价\n好碗,碗,1\n=坏碗,碗,很贵\n');

    expect(outcome).toMatchObject({ created: 1, refused: 1 });
    const { body } = await admin().fetch(outcome.errorFile ?? '');
    expect(body).toBe(
      "\uFEFF商品名称,分类,售价,失败原因\r\n'=坏碗,碗,很贵,第 3 行「售价」（C3）：“很贵”应为 0 到 999999.99 的数字\r\n",
    );
  });

  it('is nobody else’s, and neither are its bad rows', async () => {
    const { plan } = await upload('商品名称,分类,售价\n密杯,杯,1\n坏密杯,杯,很贵\n');
    const { outcome } = await run(plan);
    const other = shop.admin({ realName: '别人' });
    const file = outcome.errorFile ?? '';

    await expect(other.run(importCalls.dryRun, plan)).rejects.toMatchObject({ code: 404 });
    await expect(other.run(importCalls.run, plan)).rejects.toMatchObject({ code: 404 });
    expect((await other.fetch(file)).body).not.toContain('坏密杯');
    expect((await shop.stranger.fetch(file)).body).toContain('会话已过期，请重新登录');
    expect((await shop.stranger.fetch(`/files/export/${file.split('=')[1]?.split('&')[0]}`)).statusCode).toBe(404);
    expect((await admin().fetch(file)).body).toContain('坏密杯');
  });

  it('is told what its columns mean before it is taken', async () => {
    const { plan } = await upload('甲,乙\n1,2\n');

    await expect(admin().run(importCalls.run, plan)).rejects.toMatchObject({ message: expect.stringContaining('商品名称') });
    await expect(
      admin().run(importCalls.dryRun, {
        ...plan,
        columns: [
          { index: 0, field: 'storeName' },
          { index: 1, field: 'storeName' },
        ],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('两列') });
  });
});

describe('the undo of an import', () => {
  it('gives a product its name back, by which it is found again', async () => {
    await imported('编码,商品名称,分类,售价\nR1,旧名水壶,改名,10\n');
    const { outcome } = await imported('编码,商品名称\nR1,新名水壶\n');
    expect(await find('新名水壶')).toHaveLength(1);

    await admin().run(changeCalls.undo, { id: outcome.changeId ?? 0 });

    expect([await find('旧名水壶'), await find('新名水壶')].map((list) => list.length)).toEqual([1, 0]);
  });

  it('takes all of it back: new products go, changed ones and their stock are as before', async () => {
    const id = await catalogue.product({ storeName: '原有商品', price: 1000, stock: 5 });
    const { updateTime: _was, version: _version, ...before } = await catalogue.row(id);
    const { outcome } = await imported('商品名称,分类,售价,库存\n原有商品,,20,50\n新来商品,新来,1,1\n');
    expect(await catalogue.row(id)).toMatchObject({ price: 2000, stock: 50 });

    await admin().run(changeCalls.undo, { id: outcome.changeId ?? 0 });

    expect(await catalogue.row(id)).toMatchObject(before);
    expect(await find('新来商品')).toEqual([]);
    expect([await catalogue.gaps(), await tallyGaps(shop.db)]).toEqual([[], []]);
  });
});

const kept = async () => Array.fromAsync(localStorage(`${shop.folder}/files`).list('import/'), ({ key }) => key);
const compound = (name: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(name, 'utf16le')]);

describe('a file that cannot be imported', () => {
  it.each([
    ['nothing', '', '文件是空的，请检查后重新上传'],
    ['blank rows', '\n\n,,\n', '文件里没有数据，请填写后重新上传'],
    ['headings alone', '商品名称,售价\n\n', '文件只有标题行，没有数据，请从第二行起填写后重新上传'],
    ['headings alone in a workbook', () => workbookOf({ rows: '<row><c t="str"><v>商品名称</v></c></row>' }), /只有标题行/],
    ['an empty workbook', () => workbookOf({ rows: '' }), /没有数据/],
    ['a workbook with a password', () => compound('EncryptedPackage'), /设有打开密码，请/],
    ['an old workbook', () => compound('Workbook'), /xls），请用 Excel 打开后另存为 xlsx/],
    ['a sheet of OpenDocument', () => zipOf({ mimetype: 'x', 'content.xml': '<x/>' }), /ods），请打开后另存为 xlsx/],
    ['a damaged workbook', async () => (await workbookOf({ rows: '<row/>'.repeat(50) })).slice(0, -40), /已损坏.*请/],
    ['a workbook that breaks off', () => workbookOf({ rows: `${'<row><c><v>1</v></c></row>'.repeat(3000)}<row>` }), /已损坏.*请/],
    ['a letter', () => zipOf({ 'word/document.xml': '<x/>' }), '无法识别文件，请上传 xlsx、csv 或 json 文件'],
    ['a page', '<html><table></table></html>', /网页.*请/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), /无法识别文件，请/],
    ['broken JSON', '{"products": [', /已损坏.*请/],
    ['an empty shop', '{"products": []}', /没有数据/],
  ])('is refused with what to do, and nothing is left behind: %s', async (_, content, message) => {
    const before = await kept();
    const file = typeof content === 'function' ? await content() : content;

    await expect(upload(file)).rejects.toMatchObject({ code: 400, message: expect.stringMatching(message) });

    expect(await kept()).toEqual(before);
  });
});

const by = { id: 0, name: '小满' };

describe('an import whose process was killed', () => {
  it('before its bad rows were written down still gives them back', async () => {
    const { plan } = await upload('商品名称,分类,售价\n断前碗,碗,1\n断前坏碗,碗,很贵\n');
    const { jobId } = await admin().run(importCalls.run, plan);
    const files = shop.app.storage;
    let isDead = false;
    const put: typeof files.put = async () => {
      isDead = true;
      throw new Error('the power is gone');
    };
    const write: typeof shop.app.write = async (act, verb) => {
      if (isDead) throw new Error('the power is gone');
      return shop.app.write(act, verb);
    };
    const services = { ...shop.app, write, storage: { ...files, put } };
    await expect(fileJob(importKind).run(services, { jobId, by })).rejects.toThrow('the power is gone');

    await shop.runQueued();

    const { state, result } = await admin().run(jobCalls.info, { id: jobId });
    const { created, errorFile } = ImportOutcome.parse(result);
    expect([state, created, (await find('断前碗')).length]).toEqual(['done', 1, 1]);
    const { body } = await admin().fetch(errorFile ?? '');
    expect(body).toContain('断前坏碗,碗,很贵,第 3 行「售价」（C3）：“很贵”应为 0 到 999999.99 的数字');
  });
});

describe('an import whose process was taken for dead', () => {
  it('is done once, however many do it at the same time', async () => {
    const { plan } = await upload('商品名称,分类,售价,库存\n两遍杯,两遍,9.9,3\n');
    const { jobId } = await admin().run(importCalls.run, plan);
    const begin = () => fileJob(importKind).run(shop.app, { jobId, by });

    await Promise.all([begin(), begin()]);
    await shop.runQueued();

    expect((await find('两遍杯')).map(({ stock }) => stock)).toEqual([3]);
    expect(await admin().run(jobCalls.info, { id: jobId })).toMatchObject({ state: 'done', done: 1, total: 1 });
  });
});
