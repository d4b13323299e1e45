import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { ourFrontEnd } from '#contract/maintenance/front-end.ts';
import { configCalls } from '#contract/settings/config.ts';
import { reachSettings } from '#contract/settings/site.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';
import { picturesIn } from '../../../test/pictures.ts';

const shop = openShop();
const second = openSecond(shop);
const library = picturesIn(shop);

const URL_OF_LIST = '/api/admin/system/attachment/list?pid=0&page=1&limit=1';

async function seenBy(headers: Record<string, string>, app = shop.app): Promise<string> {
  const sent = { 'authori-zation': await shop.tokenOf(), ...headers };
  return (await app.http.inject({ url: URL_OF_LIST, headers: sent })).json().data.list[0].sattDir;
}

describe('the address of a picture', () => {
  it('is absolute for another client, also for one of the same host, and below the site for our own front end', async () => {
    const { url } = await library.picture();

    expect(await seenBy({ host: 'shop.example:8080' })).toBe(`http://shop.example:8080${url}`);
    expect(await seenBy({ host: 'shop.example', 'sec-fetch-site': 'cross-site' })).toBe(`http://shop.example${url}`);
    expect(await seenBy({ host: 'shop.example', 'sec-fetch-site': 'same-origin' })).toBe(`http://shop.example${url}`);
    expect(await seenBy({ host: 'shop.example', ...ourFrontEnd })).toBe(url);
  });

  it('has the origin that a trusted balancer reports', async () => {
    const { url } = await library.picture();
    const reported = { host: 'inner', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' };

    expect(await seenBy(reported)).toBe(`http://inner${url}`);
    expect(await seenBy(reported, (await second({ trustProxy: 1 })).app)).toBe(`https://shop.example${url}`);
  });

  it.each([
    'shop.example"><script>',
    'a b',
    'shop.example/x',
    '.shop..example',
    '-',
    'shop.example:99999',
    'user@shop.example',
    '999.1.1.1',
    `${'a'.repeat(300)}.example`,
  ])('has no origin that is none: %s', async (host) => {
    expect(await seenBy({ host })).toMatch(/^\/files\//);
  });

  it.each(['shop.example', '10.0.0.8:8080', '[::1]:8080', 'my_host', 'xn--fiq228c.example.'])(
    'has the origin of a host: %s',
    async (host) => {
      expect(await seenBy({ host })).toContain(`http://${host}/files/`);
    },
  );

  it('begins with the address of the shop where there is one, whatever host a client names', async () => {
    const { url } = await library.picture();
    const save = (value: string) => shop.admin().run(configCalls.save, { key: reachSettings.api_url.key, value });
    await save('https://admin.shop.example/');

    expect(await seenBy({ host: 'evil.example' })).toBe(`https://admin.shop.example${url}`);
    expect(await seenBy({ host: 'evil.example', ...ourFrontEnd })).toBe(url);
    const signIn = await shop.app.http.inject({ url: '/api/admin/getLoginPic', headers: { host: 'evil.example' } });
    expect(signIn.json().data).toMatchObject({ logo: 'https://admin.shop.example/logo-wide.svg' });
    expect(signIn.body).not.toContain('evil');
    await expect(save('javascript:alert(1)')).rejects.toMatchObject({ code: 400 });
    await save('');
    expect(await seenBy({ host: 'shop.example' })).toBe(`http://shop.example${url}`);
  });

  it('is kept without the origin when it comes back', async () => {
    const { url } = await library.picture();
    const headers = { host: 'shop.example', 'authori-zation': await shop.tokenOf() };
    const payload = { name: '绝对', logo: `http://shop.example${url}` };
    expect(
      (await shop.app.http.inject({ method: 'POST', url: `/api${brandCalls.save.path}`, headers, payload })).json().code,
    ).toBe(200);

    const { list } = await shop.admin().run(brandCalls.list, { page: 1, limit: 1 });
    expect(JSON.stringify(list)).toContain(`"${url}"`);
  });
});
