import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../../../test/shop.ts';

const shop = openShop();

async function menus(encoding: string) {
  const headers = { 'authori-zation': await shop.tokenOf(), 'accept-encoding': encoding };
  return shop.app.http.inject({ url: '/api/admin/getMenus', headers });
}

describe('an answer of some size', () => {
  it.each([
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ])('is compressed with %s where the client takes it', async (encoding, unpack) => {
    const [plain, packed] = [await menus('identity'), await menus(`br;q=0.5, ${encoding}`)];

    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Origin, accept-encoding' });
    expect(String(unpack(packed.rawPayload))).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it.each(['identity', 'gzip;q=0', 'x-gzip', ''])('is left as it is for a client that says %j', async (encoding) => {
    const { headers, body } = await menus(encoding);

    expect(headers['content-encoding']).toBeUndefined();
    expect(headers).toMatchObject({ vary: 'Origin, accept-encoding', 'content-length': String(Buffer.byteLength(body)) });
  });
});

describe('a short answer', () => {
  it('is not compressed', async () => {
    const { headers } = await shop.app.http.inject({ url: '/api/nothing', headers: { 'accept-encoding': 'gzip' } });

    expect(headers['content-encoding']).toBeUndefined();
  });
});
