import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

describe('somebody who is signed in', () => {
  it('is told that an unknown path is not there, inside the envelope', async () => {
    expect(await shop.admin().raw('GET', '/nothing')).toEqual({ code: 404, message: '接口不存在', data: null });
  });
});

describe('a stranger', () => {
  it('is asked to sign in', async () => {
    await expect(shop.stranger.run(changeCalls.undo, { id: 1 })).rejects.toMatchObject({ code: 401 });
  });
  it('does not learn which paths there are: an unknown one answers as a known one does', async () => {
    const known = await shop.stranger.raw('GET', '/admin/getAdminInfoByToken');
    expect(known).toMatchObject({ code: 401 });
    expect(await shop.stranger.raw('GET', '/nothing')).toEqual(known);
    expect(await shop.stranger.raw('POST', '/admin/getAdminInfoByToken', { body: {} })).toEqual(known);
    expect(await shop.stranger.raw('GET', '/nothing', { headers: { 'authori-zation': 'x'.repeat(32) } })).toEqual(known);
  });
  it('may double the slash after /api', async () => {
    expect(await shop.stranger.raw('GET', '//admin/getAdminInfoByToken')).toMatchObject({ code: 401 });
    expect(await shop.admin().raw('POST', '//nothing', { body: {} })).toMatchObject({ message: '接口不存在' });
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
