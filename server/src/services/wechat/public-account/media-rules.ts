import { wechatMediaRefusals } from '#contract/services/wechat.ts';
import type { MediaFile } from '#server/platform/public-account.ts';

const MEBIBYTE = 1024 * 1024;

interface Format {
  suffix: string;
  type: string;
  starts(bytes: Buffer): boolean;
}

const at =
  (text: string, offset = 0) =>
  (bytes: Buffer) =>
    bytes.toString('latin1', offset, offset + text.length) === text;

const isMp3 = (bytes: Buffer) => at('ID3')(bytes) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);

const images: readonly Format[] = [
  { suffix: 'png', type: 'image/png', starts: at('\u0089PNG\r\n\u001A\n') },
  { suffix: 'jpg', type: 'image/jpeg', starts: at('\u00FF\u00D8\u00FF') },
  { suffix: 'gif', type: 'image/gif', starts: (bytes) => at('GIF87a')(bytes) || at('GIF89a')(bytes) },
  { suffix: 'bmp', type: 'image/bmp', starts: at('BM') },
];
const voices: readonly Format[] = [
  { suffix: 'mp3', type: 'audio/mpeg', starts: isMp3 },
  { suffix: 'amr', type: 'audio/amr', starts: at('#!AMR') },
  { suffix: 'wma', type: 'audio/x-ms-wma', starts: at('\u0030\u0026\u00B2\u0075\u008E\u0066\u00CF\u0011') },
  { suffix: 'wav', type: 'audio/wav', starts: (bytes) => at('RIFF')(bytes) && at('WAVE', 8)(bytes) },
];
/** Voices that WeChat keeps for three days only. */
const SHORT_LIVED = new Set(['amr', 'mp3']);

const limits = {
  image: { formats: images, mebibytes: 10 },
  voice: { formats: voices, mebibytes: 2 },
} as const;

/** Format of a file by its content, whatever its name says; throws where WeChat would not take it. */
export function formatOf({ type, bytes }: MediaFile, isTemporary: boolean): Format {
  const { formats, mebibytes } = limits[type];
  const taken = formats.filter(({ suffix }) => type === 'image' || !isTemporary || SHORT_LIVED.has(suffix));
  const format = taken.find(({ starts }) => starts(bytes));
  if (!format) throw wechatMediaRefusals.WRONG_FORMAT({ formats: taken.map(({ suffix }) => suffix).join('、') });
  if (bytes.length > mebibytes * MEBIBYTE) throw wechatMediaRefusals.TOO_LARGE({ mebibytes });
  return format;
}
