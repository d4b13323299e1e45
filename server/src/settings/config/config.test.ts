import { describe, expect, it, vi } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { settingOf, settingsOf } from '../index.ts';
import { setConfig } from './queries.ts';

const shop = openShop();
const act = { name: 'test', actor: systemActor('test') };
const singleKeys = ['admin:system:config:getuniq', 'admin:system:config:saveuniq'];
const clerk = shop.admin({ may: singleKeys });

describe('a setting', () => {
  it('holds its initial value until somebody saves another', async () => {
    expect(await clerk.run(configCalls.get, { key: 'site_name' })).toBe('铁路商城订单管理系统');
    await clerk.run(configCalls.save, { key: 'site_name', value: '好店' });

    expect(await clerk.raw('GET', '/admin/system/config/getuniq', { query: { key: 'site_name' } })).toEqual({
      code: 200,
      message: 'success',
      data: '好店',
    });
    expect(await settingOf(shop.db, 'site_name')).toBe('好店');
  });

  it('means a value of its kind, and its initial one when the text is no such value', async () => {
    await shop.app.write(act, ({ tx, now }) => setConfig(tx, 'order_cancel_time', '0.5', now));
    await shop.app.write(act, ({ tx, now }) => setConfig(tx, 'store_stock', 'many', now));

    const wanted = { order_cancel_time: 0.5, store_stock: 20, store_free_postage: 100, store_free_postage_switch: false };
    await vi.waitFor(async () =>
      expect(
        await settingsOf(shop.db, ['order_cancel_time', 'store_stock', 'store_free_postage', 'store_free_postage_switch']),
      ).toEqual(wanted),
    );
  });

  it('costs no query to read', async () => {
    // News of the saves above may still be on its way, and makes one more read.
    await vi.waitFor(async () => expect(await shop.countQueries(() => settingOf(shop.db, 'store_stock'))).toBe(0));
  });

  it('that moves money or opens doors is not everybody’s', async () => {
    await expect(clerk.run(configCalls.get, { key: 'store_free_postage' })).rejects.toMatchObject({ code: 403 });
    await expect(clerk.run(configCalls.save, { key: 'login_captcha_always', value: '0' })).rejects.toMatchObject({ code: 403 });
    await expect(clerk.run(configCalls.get, { key: 'pay_weixin_key' })).rejects.toMatchObject({
      code: 403,
      message: '没有权限读取或修改这项配置',
    });
  });

  it('refuses what it cannot hold', async () => {
    await expect(shop.admin().run(configCalls.save, { key: 'order_cancel_time', value: '-1' })).rejects.toMatchObject({
      code: 400,
      message: '请填写小时数，最多两位小数',
    });
    await expect(shop.admin().run(configCalls.save, { key: 'uploadType', value: '9' })).rejects.toMatchObject({
      code: 400,
      message: '请选择文件存储',
    });
  });
});
