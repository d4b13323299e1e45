import { describe, expect, it } from 'vitest';
import { wechatMediaRefusals } from '#contract/services/wechat.ts';
import { formatOf } from './media-rules.ts';

const repeated = (frame: Buffer, times: number) => Buffer.concat(Array.from({ length: times }, () => frame));
const framed = (size: number, ...head: number[]) => Buffer.concat([Buffer.from(head), Buffer.alloc(size - head.length)]);

/** Voice of 12.2 kbit/s. */
const amr = (seconds: number) => Buffer.concat([Buffer.from('#!AMR\n'), repeated(framed(32, 0x3c), seconds * 50)]);
/** Voice of 64 kbit/s at 48 kHz: frames of 24 ms. */
const mp3 = (seconds: number) => repeated(framed(192, 0xff, 0xfb, 0x54), Math.ceil(seconds / 0.024));
function wav(seconds: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + seconds * 8000, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(seconds * 8000, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * 8000)]);
}
function wma(seconds: number): Buffer {
  const properties = Buffer.alloc(104);
  Buffer.from('a1dcab8c47a9cf118ee400c00c205365', 'hex').copy(properties);
  properties.writeBigUInt64LE(104n, 16);
  properties.writeBigUInt64LE(BigInt(seconds) * 10_000_000n + 30_000_000n, 64);
  properties.writeBigUInt64LE(3000n, 80);
  const head = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
  return Buffer.concat([head, Buffer.alloc(14), properties]);
}

describe('a voice', () => {
  it.each([
    ['amr', amr],
    ['mp3', mp3],
    ['wav', wav],
    ['wma', wma],
  ])('of %s is taken up to 60 seconds', async (suffix, made) => {
    expect(await formatOf({ type: 'voice', bytes: made(60) }, false)).toMatchObject({ suffix });
    await expect(formatOf({ type: 'voice', bytes: made(62) }, false)).rejects.toMatchObject({
      id: wechatMediaRefusals.TOO_LONG.id,
      message: '语音最长 60 秒，这个文件约 62 秒，请剪短后重新上传',
    });
  });
});
