import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { picture, textBytes } from '../../../test/pictures.ts';
import { processorMs } from '../../../test/processor-time.ts';
import { hidesContent } from './hidden-content.ts';

const kinds = ['jpeg', 'png', 'gif', 'webp'] as const;
const plain = new Map<string, Buffer>();
const drawn = (kind: string) => plain.get(kind) ?? Buffer.alloc(0);
const raw = (letters: string) => Buffer.from(letters, 'latin1');
const join = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? raw(part) : part)));
const hides = (bytes: Uint8Array, kind: string) => hidesContent(bytes, `image/${kind}`);

beforeAll(async () => {
  for (const kind of kinds) plain.set(kind, await picture(64).toFormat(kind).toBuffer());
});

/** ZIP of one empty file, with `comment` behind its directory. */
function archive(comment = ''): Buffer {
  const local = join('PK\x03\x04', new Uint8Array(22), '\x01\0\0\0', 'a');
  const directory = join('PK\x01\x02', new Uint8Array(24), '\x01\0', new Uint8Array(16), 'a');
  const end = join('PK\x05\x06', new Uint8Array(4), '\x01\0\x01\0', new Uint8Array(8), '\0\0', comment);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return join(local, directory, end);
}

/** A segment right behind the start of a JPEG. */
function inJpeg(marker: number, content: Uint8Array | string): Buffer {
  const body = join(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return join(drawn('jpeg').subarray(0, 2), head, body, drawn('jpeg').subarray(2));
}

/** A chunk right behind the head of a PNG; nobody here reads its checksum. */
function inPng(name: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return join(drawn('png').subarray(0, 33), length, name, content, '\0\0\0\0', drawn('png').subarray(33));
}

/** An extension right before the end of a GIF. */
const inGif = (label: number, content: string) =>
  join(drawn('gif').subarray(0, -1), Buffer.from([0x21, label, content.length]), content, '\0;');

/** The boxes with which a film begins. */
const film = join('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', '\0\0\0\x08free', new Uint8Array(500).fill(7));

describe('a picture with something behind it', () => {
  it.each(kinds)('is refused, whatever it is: %s', async (kind) => {
    const bad = {
      zip: archive(),
      'zip with a note': archive('note'),
      'zip behind a gap': join(new Uint8Array(900).fill(9), archive()),
      'zip behind a picture': join(drawn('jpeg'), archive()),
      rar: 'Rar!\x1a\x07\x01\0',
      '7z': join('\0\0', '7z\xbc\xaf\x27\x1c\0\x04'),
      php: '<?php system($_GET["c"]); ?>',
      phar: join('\0', '<?php __HALT_COMPILER(); ?>', new Uint8Array(40), 'GBMB'),
      script: '<ScRiPt>alert(1)</script>',
      page: '\n<!DOCTYPE html><p>',
      handler: '<img src=x onerror=alert(1)>',
      drawing: '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
      shell: '#!/bin/sh\nrm -rf /',
      document: '%PDF-1.7\n1 0 obj',
    };
    const passed: string[] = [];

    for (const [name, trailer] of Object.entries(bad)) if (!(await hides(join(drawn(kind), trailer), kind))) passed.push(name);

    expect(passed).toEqual([]);
  });

  it.each(['png', 'gif', 'webp'])('is refused for plain words behind a drawing: %s', async (kind) => {
    expect(await hides(join(drawn(kind), '*/=1;alert(1)//'), kind)).toBe(true);
  });
});

describe('a picture with something inside', () => {
  const page = '<html><body onload="x()">';
  it.each([
    ['a comment of a JPEG', 'jpeg', () => inJpeg(0xfe, page)],
    ['wide letters in a JPEG', 'jpeg', () => inJpeg(0xe1, Buffer.from(page, 'utf16le'))],
    ['the head of a JPEG that opens a comment', 'jpeg', () => inJpeg(0xe0, new Uint8Array(0x2f2a - 2).fill(0))],
    ['an archive in a comment of a JPEG', 'jpeg', () => inJpeg(0xfe, archive('x'.repeat(9)))],
    ['a PHP archive in a comment of a JPEG', 'jpeg', () => inJpeg(0xfe, '<?php __HALT_COMPILER(); ?>')],
    ['a text of a PNG', 'png', () => inPng('tEXt', `Comment\0${page}`)],
    ['a private part of a PNG', 'png', () => inPng('prVt', '<script>x()</script>')],
    ['the palette of a PNG', 'png', () => inPng('PLTE', '<?php system("id");?>')],
    ['a comment of a GIF', 'gif', () => inGif(0xfe, page)],
    ['an application’s part of a GIF', 'gif', () => inGif(0xff, '<script>x()</script>')],
  ])('is refused: %s', async (_, kind, built) => {
    expect(await hides(built(), kind)).toBe(true);
  });
});

describe('an honest picture', () => {
  const XMP =
    '<?xpacket begin="\ufeff"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description rdf:about="" xmp:Rating="5"/>';
  const samsung = join('\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1500000000000', 'SEFH\x6b\0\0\0\x01\0\0\0', '\x18\0\0\0SEFT');
  it.each([
    ['as it was drawn', ''],
    ['with zeros behind it', new Uint8Array(4096)],
    ['with a line end behind it', '\r\n'],
    ['with the second picture of a phone', () => drawn('jpeg')],
    ['with the film of a motion photo', film],
    ['with the record of a Samsung phone', samsung],
    ['with film and record', join('\0\0\x30\x0a\x10\0\0\0MotionPhoto_Data', film, samsung)],
    ['with the record of a vivo phone', 'vivo{"com.vivo.camera":"1"}\xff\x01'],
    ['with the number of a Huawei film', join(film, 'v2_f43     1024:2048           LIVE_4130000')],
    ['with what an editor left', join('\xffIDAT', new Uint8Array(300).fill(201))],
  ])('comes in %s', async (_, trailer) => {
    expect(await hides(join(drawn('jpeg'), typeof trailer === 'function' ? trailer() : trailer), 'jpeg')).toBe(false);
  });

  it.each([
    ['a photo with what a program noted', 'jpeg', () => inJpeg(0xe1, `http://ns.adobe.com/xap/1.0/\0${XMP}`)],
    ['a photo with a small one inside', 'jpeg', () => inJpeg(0xe1, join('Exif\0\0', drawn('jpeg')))],
    ['a photo with a comment', 'jpeg', () => inJpeg(0xfe, 'CREATOR: gd-jpeg v1.0 (using IJG JPEG v62), quality = 90\n')],
    ['a drawing with a title', 'png', () => inPng('tEXt', 'Title\0价格 <b>99</b> 元')],
    ['a film with its maker', 'gif', () => inGif(0xfe, 'Made with GIMP & <3')],
    ['a drawing with rests behind it', 'png', () => join(drawn('png'), '\0\0IDAT', new Uint8Array(300).fill(201))],
  ])('comes in: %s', async (_, kind, built) => {
    expect(await hides(built(), kind)).toBe(false);
  });

  it('comes in with all that a camera writes', async () => {
    const exif = { IFD0: { Make: 'HUAWEI', ImageDescription: 'a <b>tea</b> pot', Copyright: '© 店' } };
    const shot = await picture(800).withExif(exif).withIccProfile('p3').jpeg({ progressive: true }).toBuffer();
    const moving = await sharp(await picture(20).gif().toBuffer(), { animated: true })
      .webp()
      .toBuffer();

    expect(await hides(shot, 'jpeg')).toBe(false);
    expect(await hides(moving, 'webp')).toBe(false);
  });

  it.each(kinds)('comes in however its bytes fall: %s', async (kind) => {
    for (let turn = 0; turn < 4; turn += 1) {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
      const bytes = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#fff', noise } })
        .toFormat(kind)
        .toBuffer();
      expect(await hides(bytes, kind)).toBe(false);
    }
  });
});

describe('a picture made to be slow', () => {
  const SLOW_MS = 2500;
  const many = (piece: Buffer, count: number) => Buffer.alloc(piece.length * count, piece);
  const chunk = raw('\0\0\0\0prVt\0\0\0\0');
  it.each([
    ['drawings that never begin', 'png', () => inPng('tEXt', '<svg '.repeat(1_900_000))],
    ['elements that never end', 'png', () => inPng('tEXt', '<a  onload '.repeat(900_000))],
    ['a handler without end', 'png', () => inPng('tEXt', `<a b ${' onload'.repeat(40)}${' '.repeat(8_000_000)}`)],
    ['a million parts', 'png', () => join(drawn('png').subarray(0, 33), many(chunk, 1_000_000), drawn('png').subarray(33))],
    [
      'a million notes',
      'jpeg',
      () => join('\xff\xd8', many(Buffer.from([0xff, 0xfe, 0, 2]), 1_000_000), drawn('jpeg').subarray(2)),
    ],
    ['portions of one letter', 'gif', () => join(drawn('gif').subarray(0, -1), '!\xfe', many(raw('\x01a'), 5_000_000), '\0;')],
    ['a million notes of its own', 'gif', () => join(drawn('gif').subarray(0, -1), many(raw('!\xfe\x01a\0'), 1_000_000), ';')],
  ])('is read through in a moment: %s', async (_, kind, built) => {
    const bytes = built();

    expect(await processorMs(() => hides(bytes, kind))).toBeLessThan(SLOW_MS);
  });
});

describe('a broken picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'bmp'])('is left to whoever reads its pixels: %s', async (kind) => {
    const bytes = kind === 'bmp' ? textBytes('BM') : drawn(kind);

    for (const length of [0, 3, 12, 20, Math.floor(bytes.length / 2)]) {
      expect(await hides(bytes.subarray(0, Math.min(length, bytes.length)), kind)).toBe(false);
    }
  });
});
