import { fileTypeFromBuffer } from 'file-type';
import { wechatMediaRefusals } from '#contract/services/wechat.ts';
import type { MediaFile } from '#server/platform/public-account.ts';
import { secondsOf } from './voice-length.ts';

const MEBIBYTE = 1024 * 1024;

interface Format {
  suffix: string;
  /** MIME type that it is sent with, then others that its content is found to be. */
  types: readonly [type: string, ...alsoFound: string[]];
}

const images: readonly Format[] = [
  { suffix: 'png', types: ['image/png'] },
  { suffix: 'jpg', types: ['image/jpeg'] },
  { suffix: 'gif', types: ['image/gif'] },
  { suffix: 'bmp', types: ['image/bmp'] },
];
const voices: readonly Format[] = [
  { suffix: 'mp3', types: ['audio/mpeg'] },
  { suffix: 'amr', types: ['audio/amr'] },
  { suffix: 'wma', types: ['audio/x-ms-wma', 'audio/x-ms-asf', 'application/vnd.ms-asf'] },
  { suffix: 'wav', types: ['audio/wav'] },
];
/** Voices that WeChat keeps for three days only. */
const SHORT_LIVED = new Set(['amr', 'mp3']);

const VOICE_SECONDS = 60;

const limits = {
  image: { formats: images, mebibytes: 10 },
  voice: { formats: voices, mebibytes: 2 },
} as const;

/** Format of a file by its content, whatever its name says; throws where WeChat would not take it. */
export async function formatOf({ type, bytes }: MediaFile, isTemporary: boolean): Promise<Format> {
  const { formats, mebibytes } = limits[type];
  const taken = formats.filter(({ suffix }) => type === 'image' || !isTemporary || SHORT_LIVED.has(suffix));
  const found = await fileTypeFromBuffer(bytes);
  const format = taken.find(({ types }) => found && types.includes(found.mime));
  if (!format) throw wechatMediaRefusals.WRONG_FORMAT({ formats: taken.map(({ suffix }) => suffix).join('、') });
  if (bytes.length > mebibytes * MEBIBYTE) throw wechatMediaRefusals.TOO_LARGE({ mebibytes });
  const seconds = Math.round(secondsOf(format.suffix, bytes) ?? 0);
  if (seconds > VOICE_SECONDS) throw wechatMediaRefusals.TOO_LONG({ seconds });
  return format;
}
