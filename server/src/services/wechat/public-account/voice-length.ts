/** Bytes of a frame of 20 ms by its kind, its head among them. */
const AMR_FRAMES = [13, 14, 16, 18, 20, 21, 27, 32, 6];
const AMR_HEAD = 6;
const AMR_FRAMES_PER_SECOND = 50;

function secondsOfAmr(bytes: Buffer): number | undefined {
  let [at, frames] = [AMR_HEAD, 0];
  while (at < bytes.length) {
    const size = AMR_FRAMES[((bytes[at] ?? 0) >> 3) & 15];
    if (size === undefined) return undefined;
    at += size;
    frames += 1;
  }
  return frames / AMR_FRAMES_PER_SECOND;
}

function secondsOfWav(bytes: Buffer): number | undefined {
  let [at, rate] = [12, 0];
  while (at + 8 <= bytes.length) {
    const [name, size] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32LE(at + 4)];
    if (name === 'fmt ' && at + 20 <= bytes.length) rate = bytes.readUInt32LE(at + 16);
    if (name === 'data') return rate > 0 ? Math.min(size, bytes.length - at - 8) / rate : undefined;
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** Kilobits per second of layer III by their numbers: of MPEG 1, then of MPEG 2 and 2.5. */
const BIT_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000];
const ID3_HEAD = 10;

/** Frame of layer III at a place: its bytes and seconds; undefined where there is none. */
function mp3FrameAt(bytes: Buffer, at: number): { size: number; seconds: number } | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  const [version, layer] = [(kind >> 3) & 3, (kind >> 1) & 3];
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || layer !== 1 || version === 1) return undefined;
  const isFirst = version === 3;
  const bitRate = BIT_RATES[isFirst ? 0 : 1][rates >> 4] ?? 0;
  const sampleRate = (SAMPLE_RATES[(rates >> 2) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  if (bitRate === 0 || sampleRate === 0) return undefined;
  const samples = isFirst ? 1152 : 576;
  return { size: Math.floor((samples * 125 * bitRate) / sampleRate) + ((rates >> 1) & 1), seconds: samples / sampleRate };
}

function secondsOfMp3(bytes: Buffer): number | undefined {
  const isTagged = bytes.toString('latin1', 0, 3) === 'ID3' && bytes.length > ID3_HEAD;
  const tag = isTagged ? [6, 7, 8, 9].reduce((sum, place) => (sum << 7) | ((bytes[place] ?? 0) & 0x7f), 0) + ID3_HEAD : 0;
  let [at, seconds] = [tag, 0];
  for (let frame = mp3FrameAt(bytes, at); frame; frame = mp3FrameAt(bytes, at)) {
    at += frame.size;
    seconds += frame.seconds;
  }
  return seconds > 0 ? seconds : undefined;
}

/** Object of a WMA file that says how long it plays, in tenths of a microsecond, and its lead-in in milliseconds. */
const WMA_PROPERTIES = Buffer.from('a1dcab8c47a9cf118ee400c00c205365', 'hex');

function secondsOfWma(bytes: Buffer): number | undefined {
  const at = bytes.indexOf(WMA_PROPERTIES);
  if (at < 0 || at + 88 > bytes.length) return undefined;
  return Number(bytes.readBigUInt64LE(at + 64)) / 1e7 - Number(bytes.readBigUInt64LE(at + 80)) / 1000;
}

const readers: Readonly<Record<string, (bytes: Buffer) => number | undefined>> = {
  amr: secondsOfAmr,
  wav: secondsOfWav,
  mp3: secondsOfMp3,
  wma: secondsOfWma,
};

/** Seconds that a voice plays, by its format; undefined where the file does not tell. */
export const secondsOf = (suffix: string, bytes: Buffer): number | undefined => readers[suffix]?.(bytes);
