/** Parts of a picture or film besides its pixels. */
export interface PictureParts {
  /** Comments, descriptions and whatever else a program may write into it. */
  asides: readonly Uint8Array[];
  /** Bytes behind the picture's own end. */
  trailer: Uint8Array;
}

const NOTHING = new Uint8Array();
/** A picture of more is followed no further: the rest is looked at in one. */
const ASIDES_MAX = 10_000;
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const isBare = (marker: number) => marker === 0 || marker === 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
const isAside = (marker: number) => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);

/** Markers with their lengths; after a start of scan come pixels, in which a marker is what has no zero behind its 0xFF. */
function partsOfJpeg(bytes: Uint8Array): PictureParts {
  const view = viewOf(bytes);
  const asides: Uint8Array[] = [];
  let at = 2;
  while (at >= 2 && at + 4 <= bytes.length && asides.length < ASIDES_MAX) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || isBare(marker)) {
      at = bytes.indexOf(0xff, at + 1);
      continue;
    }
    if (marker === END_OF_IMAGE) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (isAside(marker)) asides.push(bytes.subarray(at + 4, end));
    at = marker === START_OF_SCAN ? bytes.indexOf(0xff, end) : end;
  }
  return { asides, trailer: at < 2 ? NOTHING : bytes.subarray(at + 2) };
}

const PNG_PIXELS = new Set(['IHDR', 'IDAT', 'fdAT']);

function partsOfPng(bytes: Uint8Array): PictureParts {
  const view = viewOf(bytes);
  const asides: Uint8Array[] = [];
  let at = 8;
  for (let name = ''; name !== 'IEND' && at + 12 <= bytes.length && asides.length < ASIDES_MAX;) {
    const end = at + 12 + view.getUint32(at);
    name = nameAt(bytes, at + 4);
    if (!PNG_PIXELS.has(name)) asides.push(bytes.subarray(at + 8, end - 4));
    at = end;
  }
  return { asides, trailer: bytes.subarray(at) };
}

const tableOf = (packed: number) => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

/** A chain of portions, each behind its length; a portion of nothing ends it. */
function chainEnd(bytes: Uint8Array, start: number): number {
  let at = start;
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** The portions without their lengths. */
function chained(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const joined = new Uint8Array(Math.max(0, Math.min(end, bytes.length) - start));
  let filled = 0;
  for (let at = start; (bytes[at] ?? 0) > 0; at += 1 + (bytes[at] ?? 0)) {
    const portion = bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0));
    joined.set(portion, filled);
    filled += portion.length;
  }
  return joined.subarray(0, filled);
}

const [EXTENSION, GRAPHIC_CONTROL, FRAME] = [0x21, 0xf9, 0x2c];

function partsOfGif(bytes: Uint8Array): PictureParts {
  const asides: Uint8Array[] = [];
  let at = 13 + tableOf(bytes[10] ?? 0);
  for (;;) {
    const kind = bytes[at];
    if (kind === EXTENSION) {
      const end = chainEnd(bytes, at + 2);
      if (asides.length === ASIDES_MAX) return { asides, trailer: bytes.subarray(at) };
      if (bytes[at + 1] !== GRAPHIC_CONTROL) asides.push(chained(bytes, at + 2, end));
      at = end;
    } else if (kind === FRAME) at = chainEnd(bytes, at + 11 + tableOf(bytes[at + 9] ?? 0));
    else return { asides, trailer: bytes.subarray(at + 1) };
  }
}

const WEBP_HEADER = 12;
const WEBP_PIXELS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

function partsOfWebp(bytes: Uint8Array): PictureParts {
  if (bytes.length < WEBP_HEADER) return { asides: [], trailer: NOTHING };
  const view = viewOf(bytes);
  const asides: Uint8Array[] = [];
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  let at = WEBP_HEADER;
  while (at + 8 <= end && asides.length < ASIDES_MAX) {
    const length = view.getUint32(at + 4, true);
    if (!WEBP_PIXELS.has(nameAt(bytes, at))) asides.push(bytes.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  return { asides, trailer: bytes.subarray(asides.length < ASIDES_MAX ? end : at) };
}

const BITMAP_HEADER = 14;

function partsOfBitmap(bytes: Uint8Array): PictureParts {
  if (bytes.length < BITMAP_HEADER) return { asides: [], trailer: NOTHING };
  const view = viewOf(bytes);
  return { asides: [bytes.subarray(BITMAP_HEADER, view.getUint32(10, true))], trailer: bytes.subarray(view.getUint32(2, true)) };
}

const BOX = 8;
const LARGE_BOX = 16;
const PIXELS = 'mdat';
/** A film of more is followed no further: the rest is looked at in one. */
const BOXES_MAX = 10_000;

/** A box behind its length, which may be in 64 bits, or to the end of the film. Only that of the pixels may be broken off. */
function boxAt(bytes: Uint8Array, view: DataView, at: number): { name: string; from: number; end: number } | undefined {
  if (at + BOX > bytes.length) return undefined;
  const [length, name] = [view.getUint32(at), nameAt(bytes, at + 4)];
  const isLarge = length === 1 && at + LARGE_BOX <= bytes.length;
  const [head, whole] = isLarge ? [LARGE_BOX, Number(view.getBigUint64(at + BOX))] : [BOX, length || bytes.length - at];
  const isWhole = at + whole <= bytes.length || name === PIXELS;
  return /^[\w ]{4}$/.test(name) && whole >= head && isWhole ? { name, from: at + head, end: at + whole } : undefined;
}

function partsOfFilm(bytes: Uint8Array): PictureParts {
  const view = viewOf(bytes);
  const asides: Uint8Array[] = [];
  let at = 0;
  for (let count = 0; count < BOXES_MAX; count += 1) {
    const box = boxAt(bytes, view, at);
    if (!box) break;
    if (box.name !== PIXELS) asides.push(bytes.subarray(box.from, box.end));
    at = box.end;
  }
  return { asides, trailer: bytes.subarray(at) };
}

const kinds: Readonly<Record<string, (bytes: Uint8Array) => PictureParts>> = {
  'image/jpeg': partsOfJpeg,
  'image/png': partsOfPng,
  'image/gif': partsOfGif,
  'image/webp': partsOfWebp,
  'image/bmp': partsOfBitmap,
  'video/mp4': partsOfFilm,
};

/** Follows a picture or film from part to part without reading its pixels; undefined for what is neither. A broken one ends where it breaks. */
export const partsOf = (bytes: Uint8Array, mime: string): PictureParts | undefined => kinds[mime]?.(bytes);
