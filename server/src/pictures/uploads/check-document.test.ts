import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { picture } from '../../../test/pictures.ts';
import { zipOf } from '../../../test/zips.ts';
import { checkDocument } from './check-document.ts';
import { hidesContent } from './hidden-content.ts';

const HIDDEN = '文件里夹带了程序、脚本、网页或压缩包，不能上传';
const joined = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const film = () => readFile(join(import.meta.dirname, '../../demo/train.mp4'));
const box = (name: string, content: string) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length + 8);
  return joined(head, name, content);
};
const program = joined('MZ\x90\0\x03\0\0\0', new Uint8Array(200), 'PE\0\0');
const archive = () => zipOf({ 'a.txt': 'hidden' });
const office = () => zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });
const pdf = joined('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n');
const ole = joined('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', new Uint8Array(504 + 512 * 3).fill(7));
const wave = joined('RIFF\x28\0\0\0WAVEfmt \x10\0\0\0', new Uint8Array(16), 'data\x04\0\0\0', new Uint8Array(4));

describe('a film', () => {
  it.each([
    ['an archive behind it', async () => joined(await film(), await archive())],
    ['a program behind it', async () => joined(await film(), program)],
    ['a page behind many pieces', async () => joined(await film(), box('free', '').toString('latin1').repeat(20_000), '<html>')],
    ['words behind it', async () => joined(await film(), '*/=1;alert(1)//')],
    ['a page behind it', async () => joined(await film(), '<html><body>')],
    ['a page in a free box', async () => joined(await film(), box('free', '<!DOCTYPE html><script>x()</script>'))],
    ['a page in its head', async () => joined(box('ftyp', 'mp42<script>x()</script>'), await film())],
    ['a document before its pictures', async () => joined(box('ftyp', 'mp42\0\0\0\0'), box('free', '%PDF-1.7'), await film())],
  ])('is refused with %s', async (_, built) => {
    expect(await hidesContent(await built(), 'video/mp4')).toBe(true);
  });

  const last = '\0\0\0\0mdat';
  const large = '\0\0\0\x01mdat\0\0\0\0\0\0\0\x14abcd';
  it.each([
    ['as it was shot', film],
    ['with room left in it', async () => joined(await film(), box('free', '\0'.repeat(4096)), box('wide', ''))],
    ['with pictures up to its end', async () => joined(box('ftyp', 'isom\0\0\0\0'), last, new Uint8Array(900).fill(60))],
    ['with a length in 64 bits', async () => joined(box('ftyp', 'isom\0\0\0\0'), large, box('moov', 'x'))],
    ['in many pieces', async () => joined(await film(), ...Array.from({ length: 10_100 }, () => box('moof', 'x')))],
    ['broken off', async () => (await film()).subarray(0, 5000)],
    ['with zeros behind it', async () => joined(await film(), new Uint8Array(2048))],
    ['with the record of a phone', async () => joined(await film(), '\0\0\x01\x0aSEFH\x6b\0\0\0\x01\0\0\0\x18\0\0\0SEFT')],
    ['with what a program noted', async () => joined(await film(), box('uuid', '<x:xmpmeta xmlns:x="adobe:ns:meta/">'))],
  ])('comes in %s', async (_, built) => {
    expect(await hidesContent(await built(), 'video/mp4')).toBe(false);
  });
});

describe('a document', () => {
  it.each([
    ['an archive behind a program', 'zip', async () => joined(program, await archive())],
    ['a program behind an archive', 'zip', async () => joined(await archive(), program)],
    ['a program between entries and their list', 'docx', async () => between(await office(), program)],
    ['an entry that is said to begin in the last bytes', 'zip', misled],
    ['a PDF before an office file', 'docx', async () => joined(pdf, await office())],
    ['a PDF behind an office file', 'xlsx', async () => joined(await office(), pdf)],
    ['an archive behind a PDF', 'pdf', async () => joined(pdf, await archive())],
    ['a program behind a PDF', 'pdf', async () => joined(pdf, program)],
    ['a page behind a PDF', 'pdf', async () => joined(pdf, '<html><script>x()</script>')],
    ['an archive behind an old office file', 'doc', async () => joined(ole, await archive())],
    ['a page behind an old office file', 'xls', async () => joined(ole, '<html><script>x()</script>')],
    ['an archive behind sound', 'mp3', async () => joined('ID3\x03\0\0\0\0\0\0', await archive())],
    ['a program behind sound', 'wav', async () => joined(wave, program)],
  ])('is refused with %s', async (_, extension, built) => {
    await expect(checkDocument(await built(), extension)).rejects.toThrow(HIDDEN);
  });

  it.each([
    ['an archive', 'zip', async () => (await archive()).subarray(0, 30)],
    ['a PDF', 'pdf', () => pdf.subarray(0, 30)],
  ])('is refused when it is broken off: %s', async (_, extension, built) => {
    await expect(checkDocument(await built(), extension)).rejects.toThrow('文件不完整或已损坏');
  });

  it('is no office file without the list of its types', async () => {
    await expect(checkDocument(await archive(), 'docx')).rejects.toThrow('文件内容与类型不符');
  });

  it.each([
    ['an archive', 'zip', archive],
    ['an empty archive', 'zip', () => zipOf({})],
    ['an archive of pictures', 'zip', async () => zipOf({ '图.png': await picture(50).png().toBuffer(), 'a/b.pdf': pdf })],
    ['an office file', 'docx', office],
    ['a PDF', 'pdf', () => pdf],
    ['a PDF that was signed', 'pdf', () => joined(pdf, '2 0 obj\nendobj\n%%EOF', new Uint8Array(3000))],
    ['an old office file', 'xls', () => ole],
    ['an old office file with an archive in it', 'doc', async () => joined(ole, await archive(), new Uint8Array(700))],
    ['sound', 'wav', () => wave],
    ['sound whose recorder was cut off', 'wav', () => joined('RIFF\0\0\0\0WAVE', new Uint8Array(90).fill(9))],
  ])('comes in: %s', async (_, extension, built) => {
    await expect(checkDocument(await built(), extension)).resolves.toBeUndefined();
  });
});

/** Puts bytes before the directory of an archive, which states its new position. */
function between(zip: Uint8Array, hidden: Uint8Array): Buffer {
  const file = Buffer.from(zip);
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const from = file.readUInt32LE(end + 16);
  file.writeUInt32LE(from + hidden.length, end + 16);
  return joined(file.subarray(0, from), hidden, file.subarray(from));
}

/** Two entries, the first of which begins where the file ends, the other nowhere. */
async function misled(): Promise<Buffer> {
  const whole = await zipOf({ a: 'a', b: 'b' });
  const file = joined(whole, 'PK\x03\x04');
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const first = file.readUInt32LE(end + 16);
  file.writeUInt16LE(4, end + 20);
  file.writeUInt32LE(file.length - 4, first + 42);
  file.writeUInt32LE(0xfffffff0, file.indexOf('PK\x01\x02', first + 4, 'latin1') + 42);
  return file;
}
