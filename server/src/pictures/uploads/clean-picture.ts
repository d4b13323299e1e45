import sharp, { type Sharp } from 'sharp';
import { no } from '#contract/pictures/uploads.ts';

export interface Picture {
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
}

/** 50 million: a photograph has 12 to 50, a bomb thousands. */
const PIXELS_MAX = 50_000_000;
const BMP_SIZE_AT = 18;

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 90 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 90 }),
  'image/gif': (picture) => picture.gif(),
};

/** BMP has no metadata to strip and no decoder here; only its size is checked. */
function bitmap(bytes: Uint8Array): Picture {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < BMP_SIZE_AT + 8) throw no.BROKEN();
  const [width, height] = [header.getInt32(BMP_SIZE_AT, true), Math.abs(header.getInt32(BMP_SIZE_AT + 4, true))];
  if (width <= 0 || height === 0) throw no.BROKEN();
  if (width * height > PIXELS_MAX) throw no.TOO_BIG_PICTURE();
  return { bytes, width, height };
}

/** Written afresh from its pixels: upright, without what the camera or an attacker added. */
export async function cleanPicture(bytes: Uint8Array, mime: string): Promise<Picture> {
  if (mime === 'image/bmp') return bitmap(bytes);
  const encode = encoders[mime];
  if (!encode) return { bytes, width: null, height: null };
  const isMoving = mime === 'image/gif' || mime === 'image/webp';
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: isMoving }).autoOrient();
    const { data, info } = await encode(picture).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    throw String(error).includes('pixel limit') ? no.TOO_BIG_PICTURE() : no.BROKEN();
  }
}
