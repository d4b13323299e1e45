import { decode } from 'bmp-ts';
import { fileUploadRefusals } from '#contract/pictures/uploads.ts';

const SIZE_AT = 18;

/** BMP as raw pixels, because the picture library cannot read it. Its size is checked before memory is allocated. */
export function readBitmap(bytes: Uint8Array, maxPixels: number) {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < SIZE_AT + 8) throw fileUploadRefusals.BROKEN();
  const [width, height] = [header.getInt32(SIZE_AT, true), Math.abs(header.getInt32(SIZE_AT + 4, true))];
  if (width <= 0 || height === 0) throw fileUploadRefusals.BROKEN();
  if (width * height > maxPixels) throw fileUploadRefusals.TOO_BIG_PICTURE({ max: maxPixels / 10_000 });
  try {
    const { data } = decode(Buffer.from(bytes), { toRGBA: true });
    return { pixels: data, width, height, channels: 4 as const };
  } catch {
    throw fileUploadRefusals.BROKEN();
  }
}
