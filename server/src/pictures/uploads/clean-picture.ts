import type { Sharp, SharpOptions } from 'sharp';
import { fileUploadRefusals } from '#contract/pictures/uploads.ts';
import { thumbnailSides } from '#contract/pictures/thumbnails.ts';
import { readBitmap } from './read-bitmap.ts';

/** A picture without its small copies. */
interface PlainPicture {
  bytes: Uint8Array;
  /** May be another one than what came in: a bitmap is kept as PNG. */
  mime: string;
  width: number | null;
  height: number | null;
}

export interface Picture extends PlainPicture {
  /** Small copies, by the sides of thumbnails; undefined where the picture is no larger than the copy would be. */
  copies: readonly (Uint8Array | undefined)[];
}

/** Loaded with the first picture: an idle server is 9 MB smaller without it. */
const library = async () => (await import('sharp')).default;

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 90 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 90 }),
  'image/gif': (picture) => picture.gif(),
};

async function encode(picture: Sharp, mime: string, maxPixels: number): Promise<PlainPicture> {
  const encoder = encoders[mime] ?? encoders['image/png'];
  try {
    const { data, info } = await (encoder?.(picture) ?? picture).toBuffer({ resolveWithObject: true });
    return { bytes: data, mime, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    throw String(error).includes('pixel limit')
      ? fileUploadRefusals.TOO_BIG_PICTURE({ max: maxPixels / 10_000 })
      : fileUploadRefusals.BROKEN();
  }
}

interface Raw {
  bytes: Uint8Array;
  mime: string;
  maxPixels: number;
}

/** Written afresh from its pixels: upright, without what the camera or an attacker added. */
export async function rewritePicture({ bytes, mime, maxPixels }: Raw): Promise<PlainPicture> {
  const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error' };
  const sharp = await library();
  if (mime === 'image/bmp') {
    const { pixels, ...raw } = readBitmap(bytes, maxPixels);
    return encode(sharp(pixels, { ...options, raw }).removeAlpha(), 'image/png', maxPixels);
  }
  if (!encoders[mime]) return { bytes, mime, width: null, height: null };
  const isMoving = mime === 'image/gif' || mime === 'image/webp';
  return encode(sharp(bytes, { ...options, animated: isMoving }).autoOrient(), mime, maxPixels);
}

async function shrinkPicture({ bytes, mime, width, height }: PlainPicture, side: number): Promise<Uint8Array | undefined> {
  const encoder = encoders[mime];
  if (!encoder || Math.max(width ?? 0, height ?? 0) <= side) return undefined;
  const sharp = await library();
  return encoder(sharp(bytes).resize({ width: side, height: side, fit: 'inside' })).toBuffer();
}

export const withCopies = async (picture: PlainPicture): Promise<Picture> => ({
  ...picture,
  copies: await Promise.all(thumbnailSides.map((side) => shrinkPicture(picture, side))),
});
