import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { stockSettings } from '#contract/catalogue/settings.ts';
import { api99Settings } from '#contract/services/settings.ts';
import { freightSettings } from '#contract/delivery/settings.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { scriptSettings, siteSettings } from '#contract/settings/site.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { secretOf, settingOf, settingsOf } from '../index.ts';
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
    expect(await settingOf(shop.db, siteSettings.site_name)).toBe('好店');
  });

  it('means a value of its kind, and its initial one when the text is no such value', async () => {
    await shop.app.write(act, ({ tx, now }) => setConfig(tx, orderSettings.order_cancel_time, '0.5', now));
    await shop.app.write(act, ({ tx, now }) => setConfig(tx, stockSettings.store_stock, 'many', now));

    const wanted = {
      order_activity_time: 1,
      order_auto_complete_days: 7,
      order_cancel_time: 0.5,
      order_claim_hours: 4,
      order_offline_days: 3,
      order_pickup_times: [],
      order_receive_days: 7,
      order_ship_hours: 24,
      stor_reason: orderSettings.stor_reason.initial,
      store_stock: 20,
      store_free_postage: 100,
      store_free_postage_switch: false,
    };
    await vi.waitFor(async () =>
      expect(await settingsOf(shop.db, { ...orderSettings, ...stockSettings, ...freightSettings })).toEqual(wanted),
    );
  });

  it('costs no query to read', async () => {
    // News of the saves above may still be on its way, and makes one more read.
    await vi.waitFor(async () => expect(await shop.countQueries(() => settingOf(shop.db, stockSettings.store_stock))).toBe(0));
  });

  it('that moves money or opens doors is not everybody’s', async () => {
    await expect(clerk.run(configCalls.get, { key: 'store_free_postage' })).rejects.toMatchObject({ code: 403 });
    await expect(clerk.run(configCalls.save, { key: 'login_captcha_always', value: '0' })).rejects.toMatchObject({ code: 403 });
    await expect(clerk.run(configCalls.get, { key: 'pay_weixin_key' })).rejects.toMatchObject({
      code: 403,
      message: '没有权限读取或修改这项配置',
    });
  });

  it('that only clients know is read and set by whoever may edit forms, and is empty until then', async () => {
    const key = 'app_version';
    await expect(clerk.run(configCalls.get, { key })).rejects.toMatchObject({ code: 403 });
    await expect(clerk.run(configCalls.save, { key, value: '1' })).rejects.toMatchObject({ code: 403 });

    const owner = shop.admin();
    expect(await owner.run(configCalls.get, { key })).toBe('');
    await owner.run(configCalls.save, { key, value: '2.1' });
    expect(await owner.run(configCalls.get, { key })).toBe('2.1');
    expect(await owner.run(configCalls.stored, { key })).toMatchObject([{ name: key, title: key, formId: 0, value: '2.1' }]);
  });

  it.each([
    ['order_cancel_time', '-1', '请填写小时数，最多两位小数'],
    ['order_cancel_time', '0', '小时数应大于 0'],
    ['order_cancel_time', '1e3', '请填写小时数，最多两位小数'],
    ['order_receive_days', '366', '自动确认收货时间应在 1 到 365 天之间'],
    ['store_stock', '', '警戒库存应在 0 到 99999 之间'],
    ['store_stock', '100000', '警戒库存应在 0 到 99999 之间'],
    ['store_free_postage', '1000000', '金额应为 0 到 999999.99 元'],
    ['store_free_postage_switch', '2', '请选择是或否'],
    ['uploadType', '9', '请选择文件存储'],
    ['image_max_size', '51', '图片大小应在 1 到 50 M 之间'],
    ['localUploadUrl', 'javascript:alert(1)', '图片域名应以 http:// 或 https:// 开头，如 https://img.example.com'],
    ['localUploadUrl', 'https://img.example.com/"x', '图片域名应以 http:// 或 https:// 开头，如 https://img.example.com'],
    ['importProductTB', 'api.example.com', '接口地址应以 http:// 或 https:// 开头'],
    ['site_name', ' ', '请填写网站名称'],
    ['site_logo_login', 'javascript:alert(1)', '图片地址不正确，请重新上传'],
    ['admin_login_bg_pic', 'data:image/svg+xml,<svg/>', '图片地址不正确，请重新上传'],
  ])('of %s refuses %j, which it cannot hold', async (key, value, message) => {
    await expect(shop.admin().run(configCalls.save, { key, value })).rejects.toMatchObject({ code: 400, message });
  });
});

describe('somebody without any right', () => {
  it('reads what screens share, the open settings, categories and forms, and changes none of it', async () => {
    const desk = shop.admin({ may: [] });
    expect(await desk.run(configCalls.get, { key: 'site_logo_square' })).toBe('');
    expect(await desk.run(configCalls.stored, { key: 'site_name' })).toHaveLength(1);
    expect(await desk.run(categoryCalls.tree, { type: categoryTypes.product, status: 1 })).toEqual([]);
    expect(await desk.run(formTemplateCalls.info, { id: 104 })).toMatchObject({ id: 104 });

    await expect(desk.run(configCalls.stored, { key: 'store_stock' })).rejects.toMatchObject({ code: 403 });
    await expect(desk.run(configCalls.save, { key: 'site_name', value: '我的' })).rejects.toMatchObject({ code: 403 });
    await expect(desk.run(categoryCalls.delete, { id: 81 })).rejects.toMatchObject({ code: 403 });
  });
});

describe('a key into which clients build the name of their vendor', () => {
  it('is that of the statistics script', async () => {
    const key = 'anyvendor_tongji_js';
    await shop.admin().run(configCalls.save, { key, value: 'count();' });

    expect(await shop.admin().run(configCalls.get, { key })).toBe('count();');
    expect(await settingOf(shop.db, scriptSettings.tongji_js)).toBe('count();');
    expect(await shop.admin().run(configCalls.info, { formId: 141 })).toEqual({ id: '141', tongji_js: 'count();' });
  });
});

describe('a secret among the settings', () => {
  const key = 'copy_product_apikey';
  const shown = () => shop.admin().run(configCalls.get, { key });
  const save = (value: string) => shop.admin().run(configCalls.save, { key, value });

  it('is set, used, and never read back', async () => {
    expect(await shown()).toBe('');
    await save('k-123');

    expect(await shown()).toBe('******');
    await vi.waitFor(async () => expect(await secretOf(shop.app, api99Settings.copy_product_apikey)).toBe('k-123'));
  });

  it('stays as it is when the screen sends back what it was shown, and goes when it is emptied', async () => {
    await save('k-456');
    await save('******');
    expect(await secretOf(shop.app, api99Settings.copy_product_apikey)).toBe('k-456');

    await save('');
    expect(await shown()).toBe('');
  });

  it('is entered again before it is sent to another address', async () => {
    const at = (key: string, value: string) => shop.admin().run(configCalls.save, { key, value });
    await at('importProductTB', 'https://api.example.com/taobao');
    await save('k-456');
    await at('importProductJD', 'https://api.example.com/jd');
    expect(await shown()).toBe('******');

    await at('importProductTB', 'https://evil.example/taobao');
    expect(await shown()).toBe('');
  });

  it('stands neither in the database nor in the log of changes', async () => {
    await save('k-789');

    const { rows } = await shop.db.execute<{ found: boolean }>(
      sql`select (select string_agg(c::text, '') from config c) || (select string_agg(r::text, '') from change_row r) like '%k-789%' as found`,
    );
    expect(rows).toEqual([{ found: false }]);
  });
});
