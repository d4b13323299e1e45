import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { dumpFiles } from './dump-files.ts';
import { textsIn } from './open-texts.ts';

const SQL = "INSERT INTO `eb_user_group` VALUES (1,'本地的用户'),(2,'爱喝茶的用户');\n";

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-dumps-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function laid(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
}

async function read(path: string): Promise<string> {
  const texts = await textsIn(path);
  return (await Promise.all(texts.map(async ({ pieces }) => (await Array.fromAsync(pieces)).join('')))).join('');
}

async function zipped(name: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const zip = new ZipFile();
  for (const [inner, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), inner);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(join(folder, name)));
  return join(folder, name);
}

describe('the file of a dump', () => {
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${SQL}`)],
    ['UTF-16, as PowerShell writes it', iconv.encode(SQL, 'utf-16le', { addBOM: true })],
    ['UTF-16 with its bytes the other way', iconv.encode(SQL, 'utf-16be', { addBOM: true })],
    ['UTF-16 without a mark', iconv.encode(SQL, 'utf-16le', { addBOM: false })],
    ['GBK that nothing announces', iconv.encode(SQL, 'gbk')],
    ['gz', gzipSync(SQL)],
  ])('is read by its content: %s', async (name, content) => {
    expect(await read(await laid(`${name}.sql`, content))).toBe(SQL);
  });

  it.each([
    ['gbk', 'gbk'],
    ['gb18030', 'gb18030'],
    ['big5', 'big5'],
    ['binary', 'utf8'],
    ['latin1', 'utf8'],
  ])('is read in the characters that it names: %s, written in %s', async (names, encoding) => {
    const text = `/*!40101 SET NAMES ${names} */;\nINSERT INTO t VALUES ('中文文字');\n`;
    expect(await read(await laid(`${names}.sql`, iconv.encode(text, encoding)))).toBe(text);
  });

  it.each([
    ['empty', Buffer.alloc(0), '文件是空的'],
    ['rar', Buffer.from('526172211a0700cf', 'hex'), 'rar 压缩包，请先解压'],
    ['zst', Buffer.from('28b52ffd00000000', 'hex'), 'zstd -d'],
    ['xbstream', Buffer.from('XBSTCK01'), '物理备份'],
    ['xml', Buffer.from('<?xml version="1.0"?>'), '不要加 --xml'],
    ['gz that is cut off', gzipSync(SQL.repeat(999)).subarray(0, 90), '备份文件不完整'],
    [
      'Chinese that was lost',
      Buffer.from("INSERT INTO t VALUES ('????'),('??'),('???');"),
      '请加上 --default-character-set=utf8mb4',
    ],
    [
      'Chinese that PowerShell garbled',
      iconv.encode(iconv.decode(Buffer.from(SQL), 'gbk'), 'utf-16le', { addBOM: true }),
      '请改用 --result-file',
    ],
  ])('that cannot be read is refused by what it is: %s', async (name, content, why) => {
    const path = await laid(`refused ${name}.sql`, content);
    await expect(read(path)).rejects.toThrow(why);
  });
});

describe('a package', () => {
  it('of a dump is opened, whatever lies beside it', async () => {
    const zip = await zipped('panel.zip', { '备份/shop.sql': SQL, 'read me.txt': 'x', '__MACOSX/._shop.sql': 'x' });
    expect(await read(zip)).toBe(SQL);
    expect(await read(await zipped('twice.zip', { 'shop.sql.gz': gzipSync(SQL) }))).toBe(SQL);
    const [{ size } = { size: 0 }] = await dumpFiles(zip);
    expect(size).toBe(Buffer.byteLength(SQL));
  });

  it('of tar is opened, packed or not, with names longer than its head holds', async () => {
    const name = `${'panel-'.repeat(20)}.sql`;
    await laid(`site/${name}`, SQL);
    await laid('site/index.php', 'x'.repeat(2000));
    for (const [tar, options] of [
      ['a.tar', '-cf'],
      ['a.tar.gz', '-czf'],
    ] as const) {
      execFileSync('tar', [options, join(folder, tar), '-C', folder, 'site']);
      expect(await read(join(folder, tar))).toBe(SQL);
    }
  });

  it('without a dump says so', async () => {
    await expect(read(await zipped('pictures.zip', { 'a.png': 'x' }))).rejects.toThrow('压缩包里没有 .sql 文件');
  });
});

describe('a folder', () => {
  it('of mydumper is read table by table, with its database, and without triggers', async () => {
    await laid('my/metadata', 'Finished dump at: now');
    await laid('my/shop-schema-create.sql', 'CREATE DATABASE `shop`;\n');
    await laid('my/shop.eb_user_group-schema.sql', 'CREATE TABLE `eb_user_group` (`id` int);\n');
    await laid('my/shop.eb_user_group.00000.sql', SQL);
    await laid('my/shop.eb_user_group-schema-triggers.sql', 'CREATE TRIGGER t;\n');
    const texts = await textsIn(join(folder, 'my'));
    expect(texts.map(({ database }) => database)).toEqual([undefined, 'shop', 'shop']);
    expect(await read(join(folder, 'my'))).not.toContain('TRIGGER');
  });

  it.each([
    ['packed', ['shop.t.sql.zst'], 'zstd -d'],
    ['half', ['metadata.partial', 'shop.t.sql'], '没有导出完'],
    ['tab', ['eb_user.sql', 'eb_user.txt'], '不要加 --tab'],
    ['none', ['eb_user.ibd'], '没有 .sql'],
  ])('that cannot be read says why: %s', async (name, files, why) => {
    for (const file of files) await laid(`${name}/${file}`, SQL);
    await expect(read(join(folder, name))).rejects.toThrow(why);
  });
});
