import { describe, expect, it } from 'vitest';
import { download } from './download.ts';
import { sentenceOf } from './report.ts';

const failing = async (envelope: object) => {
  globalThis.fetch = async () => Response.json(envelope);
  return sentenceOf(await download('/api/x', 'x.xlsx').catch((error: unknown) => error));
};

describe('a download that is answered by an envelope', () => {
  it.each([
    ['the server’s reason', { code: 404, message: '文件已过期，请重新导出' }, '文件已过期，请重新导出'],
    ['that the session ended', { code: 401, message: '未登录' }, '无效的会话，或者会话已过期，请重新登录。'],
    ['the same without a reason', { code: 500 }, '无效的会话，或者会话已过期，请重新登录。'],
  ])('says %s', async (_, envelope, says) => {
    expect(await failing(envelope)).toBe(says);
  });
});
