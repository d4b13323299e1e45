import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openShop } from '../../../test/shop.ts';
import { readConfig } from '../start/config.ts';
import { pathWithin } from './server.ts';

const PAGE =
  '<!doctype html><head><meta charset="utf-8" /><link href="/favicon.svg" /></head><body><script src="/assets/a.js"></script></body>';

let folder = '';
const web = async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-base-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'logo.svg'), '<svg/>');
  return folder;
};
const shop = openShop({ basePath: '/shop', web });
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (url: string, headers: Record<string, string> = {}) => shop.app.http.inject({ url, headers });

describe('a shop below a path', () => {
  it.each([
    ['/shop', '/'],
    ['/shop/', '/'],
    ['/shop?from=mail', '/?from=mail'],
    ['/shop/api/ws', '/api/ws'],
    ['/shopping', '/shopping'],
    ['/api/ws', '/api/ws'],
  ])('is found whether the proxy leaves the path there or takes it off: %s', (url, within) => {
    expect(pathWithin('/shop', url)).toBe(within);
    expect(pathWithin('', url)).toBe(url);
  });

  it.each(['/shop/order/list', '/order/list', '/shop'])('has a page that asks for its parts there: %s', async (url) => {
    const { body } = await get(url);
    for (const said of ['src="/shop/assets/a.js"', 'href="/shop/favicon.svg"', '<meta name="base-path" content="/shop" />'])
      expect(body).toContain(said);
  });

  it('answers calls, files and probes there', async () => {
    for (const path of ['/shop/health/live', '/shop/logo.svg', '/shop/api/public/jsconfig/getcrmebchatconfig'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  });

  it('tells clients from elsewhere addresses that lead there', async () => {
    const { data } = (await get('/shop/api/admin/getLoginPic', { host: 'mall.example.com' })).json();
    expect(data.logo).toBe('http://mall.example.com/shop/logo-wide.svg');
  });
});

describe('the variable BASE_PATH', () => {
  it('is a path, with or without a slash at its end', () => {
    const read = (said: string) => readConfig({ BASE_PATH: said }).basePath;
    expect(['', '/shop', '/a/b/', '/'].map(read)).toEqual(['', '/shop', '/a/b', '']);
    for (const wrong of ['shop', '/sh op', 'https://x/shop']) expect(() => read(wrong)).toThrow('BASE_PATH');
  });
});
