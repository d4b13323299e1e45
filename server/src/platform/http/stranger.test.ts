import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const PREFIXES = ['/api', '/api/admin', '/api/front', '/api/open', '/api/public', '/api/common', '/api/codegen', '/api/ws'];

const answerTo = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload = '{}') => {
  const body = method === 'POST' ? { payload } : {};
  const answer = await shop.app.http.inject({ method, url, headers, ...body });
  return { status: answer.statusCode, envelope: answer.json<unknown>() };
};

describe('somebody who is signed in', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['POST', '/api//nothing'],
    ['GET', '/api'],
    ['POST', '/api/admin/getAdminInfoByToken'],
  ] as const)('is told that %s %s is not there, by the status too', async (method, url) => {
    const headers = { 'authori-zation': await shop.tokenOf() };

    expect(await answerTo(method, url, headers)).toEqual({
      status: 404,
      envelope: { code: 404, message: '接口不存在', data: null },
    });
  });
});

describe('a provider whose notices are sent to a wrong address', () => {
  it.each(['/api/admin/payment/callback/nobody', '/api//admin/payment/callback/nobody', '/api/public/payment'])(
    'reads from the status that nobody took them: %s',
    async (url) => {
      const xml = await answerTo('POST', url, { 'content-type': 'text/xml' }, '<xml><a>1</a></xml>');

      expect(xml.status).toBe(404);
      expect((await answerTo('POST', url, { 'content-type': 'application/json' })).status).toBe(404);
    },
  );
  it('is refused by the status where the address cannot even be read', async () => {
    expect(await answerTo('POST', '/api/%zz')).toMatchObject({ status: 400, envelope: { code: 400 } });
  });
});

describe('a stranger', () => {
  it('is asked to sign in', async () => {
    await expect(shop.stranger.run(changeCalls.undo, { id: 1 })).rejects.toMatchObject({ code: 401 });
  });
  it('is asked to sign in at an unknown path as at a known one, whose status is 200', async () => {
    const { status, envelope } = await answerTo('GET', '/api/admin/getAdminInfoByToken');
    expect([status, envelope]).toEqual([200, { code: 401, message: '未登录或token过期，请登录！' }]);

    expect(await answerTo('GET', '/api/nothing')).toEqual({ status: 404, envelope });
    expect(await answerTo('POST', '/api/admin/getAdminInfoByToken')).toEqual({ status: 404, envelope });
    expect(await answerTo('GET', '/api/nothing', { 'authori-zation': 'x'.repeat(32) })).toEqual({ status: 404, envelope });
  });
  it.each(PREFIXES)('is told nothing else by any method at a path below %s that is none', async (prefix) => {
    const envelope = { code: 401, message: '未登录或token过期，请登录！' };
    for (const method of METHODS) {
      const answer = await shop.app.http.inject({ method, url: `${prefix}/nothing` });
      expect([method, answer.statusCode, answer.json()]).toEqual([method, 404, envelope]);
    }
    const head = await shop.app.http.inject({ method: 'HEAD', url: `${prefix}/nothing` });
    expect([head.statusCode, head.body]).toEqual([404, '']);
  });
  it.each(['/api/admin/getAdminInfoByToken', '/api/open/order/list', '/api/codegen/list'])(
    'is told of %s by other methods than its own what is told of no call',
    async (url) => {
      for (const method of METHODS.filter((each) => each !== 'GET')) {
        const [known, unknown] = [
          await shop.app.http.inject({ method, url }),
          await shop.app.http.inject({ method, url: '/api/no' }),
        ];
        expect([method, known.statusCode, known.body]).toEqual([method, unknown.statusCode, unknown.body]);
      }
    },
  );
  it('may double the slash after /api', async () => {
    expect(await shop.stranger.raw('GET', '//admin/getAdminInfoByToken')).toMatchObject({ code: 401 });
  });
  it.each(['/api/public/jsconfig/getshopchatconfig', '/api//public/jsconfig/getshopchatconfig'])(
    'loads %s as an empty script',
    async (url) => {
      const { body, headers } = await shop.app.http.inject({ url });

      expect([body, headers['content-type']]).toEqual(['', 'application/javascript; charset=utf-8']);
    },
  );
  it('loads the script that the shop has set for other clients', async () => {
    const fields = [{ name: 'tongji_js', title: '', value: 'window.chat = 1;\nopen();' }];
    await shop.admin().run(configCalls.saveForm, { id: 141, sort: 0, status: true, fields });
    const { body, headers } = await shop.app.http.inject({ url: '/api/public/jsconfig/getshopchatconfig' });
    expect(body).toBe('window.chat = 1;\nopen();');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
  it('is given answers that no cache keeps', async () => {
    const { headers } = await shop.app.http.inject({ url: '/api/admin/getLoginPic' });

    expect(headers['cache-control']).toBe('no-store');
  });
});
