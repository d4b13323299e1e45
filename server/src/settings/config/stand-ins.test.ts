import { describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const FORM = 64;
const elsewhere = { host: 'shop.example', 'x-front-end': '' };
const opened = async () =>
  (await shop.admin().raw('GET', '/admin/system/config/info', { query: { formId: FORM }, headers: elsewhere })).data;
const save = (fields: Record<string, string>) => {
  const sent = Object.entries(fields).map(([name, value]) => ({ name, value, title: name }));
  const body = { id: FORM, sort: 0, status: true, fields: sent };
  return shop.admin().raw('POST', '/admin/system/config/save/form', { body, headers: elsewhere });
};

describe('the logos of a shop that has set none', () => {
  it('are those of the house in the form of another client, which demands them', async () => {
    expect(await opened()).toMatchObject({
      site_logo_lefttop: 'http://shop.example/logo-wide.svg',
      site_logo_square: 'http://shop.example/logo.svg',
      site_logo_login: 'http://shop.example/logo.svg',
      admin_login_bg_pic: '',
    });
  });

  it('are none in our own form', async () => {
    expect(await shop.admin().run(configCalls.info, { formId: FORM })).toMatchObject({ site_logo_square: '' });
  });

  it('stay none where they come back beside what was changed', async () => {
    const { site_logo_lefttop, site_logo_square } = Object(await opened());

    const told = await save({ site_logo_lefttop, site_logo_square, site_logo_login: '/files/image/own.png' });

    expect(told.code).toBe(200);
    const ours = await shop.admin().run(configCalls.info, { formId: FORM });
    expect(ours).toMatchObject({ site_logo_lefttop: '', site_logo_square: '', site_logo_login: '/files/image/own.png' });
  });
});
