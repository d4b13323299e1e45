import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { everySetting } from '#contract/index.ts';
import { freightSettings } from '#contract/delivery/settings.ts';
import { api99Settings } from '#contract/services/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { change } from '#server/platform/write/tables.ts';
import { openShop } from '../../../test/shop.ts';
import { secretOf, settingsOf } from '../index.ts';
import { setConfig } from './queries.ts';

const shop = openShop();
const act = { name: 'test', actor: systemActor('test') };
const info = (formId: number, keys?: string[]) => shop.admin().run(configCalls.info, { formId, ...(keys && { keys }) });
const save = (id: number, values: Record<string, string>) =>
  shop.admin().run(configCalls.saveForm, {
    id,
    sort: 0,
    status: true,
    fields: Object.entries(values).map(([name, value]) => ({ name, value, title: name })),
  });

describe('a form of settings', () => {
  it('answers the text of each of its keys, and of others that are asked for', async () => {
    expect(await info(74, ['order_receive_days'])).toEqual({
      id: '74',
      store_free_postage_switch: 'false',
      store_free_postage: '1',
      store_self_mention: 'true',
      tengxun_map_key: '',
      order_receive_days: '7',
    });
  });

  it('is saved whole, and read at once by what depends on it', async () => {
    await save(74, { store_free_postage_switch: 'true', store_free_postage: '99.90' });

    expect(await settingsOf(shop.db, freightSettings)).toEqual({ store_free_postage_switch: true, store_free_postage: 9990 });
  });

  it('is not saved at all when one of its fields cannot be', async () => {
    const before = await info(74);

    await expect(save(74, { store_free_postage_switch: 'false', store_free_postage: 'much' })).rejects.toMatchObject({
      code: 500,
      message: '全场满额包邮（元）应为数字',
    });
    expect(await info(74)).toEqual(before);
  });

  it('takes numbers and flags as text, as clients send them, and answers texts', async () => {
    const fields = [
      { name: 'store_free_postage_switch', value: false, title: '' },
      { name: 'store_free_postage', value: 20, title: '' },
    ];
    await shop.admin().raw('POST', '/admin/system/config/save/form', { body: { id: 74, sort: 0, status: true, fields } });

    expect((await shop.admin().raw('GET', '/admin/system/config/info', { query: { formId: '74' } })).data).toEqual({
      id: '74',
      store_free_postage_switch: 'false',
      store_free_postage: '20',
      store_self_mention: 'true',
      tengxun_map_key: '',
    });
  });

  it('takes a control that was emptied, which clients send as null or leave out', async () => {
    await save(74, { tengxun_map_key: 'k-5' });
    const fields = [
      { name: 'tengxun_map_key', value: null, title: '' },
      { name: 'store_self_mention', value: true },
    ];
    const send = (more: object[]) =>
      shop.admin().raw('POST', '/admin/system/config/save/form', { body: { id: 74, sort: 0, status: true, fields: more } });
    expect(await send([...fields, { name: 'only_theirs', title: '' }])).toMatchObject({ code: 200 });
    expect(await info(74)).toMatchObject({ tengxun_map_key: '', only_theirs: '' });
    expect(await send([{ name: 'store_free_postage', value: null }])).toMatchObject({ message: '金额应为 0 到 999999.99 元' });
  });

  describe('that two people have opened', () => {
    const open = async (...keys: string[]) => {
      const stored = await info(0, keys);
      return Object.fromEntries(keys.map((key) => [key, stored[key] ?? '']));
    };
    const send = (fields: Record<string, string>, opened?: Record<string, string>) =>
      shop.admin().raw('POST', '/admin/system/config/save/form', {
        body: {
          id: 0,
          sort: 0,
          status: true,
          fields: Object.entries(fields).map(([name, value]) => ({ name, value, title: name })),
          ...(opened && { opened }),
        },
      });

    it('keeps what both have changed, where these are two settings', async () => {
      const [mine, theirs] = [await open('order_receive_days'), await open('store_self_mention')];

      const answers = await Promise.all([send({ order_receive_days: '9' }, mine), send({ store_self_mention: 'false' }, theirs)]);

      expect(answers.map(({ code }) => code)).toEqual([200, 200]);
      expect(await info(74, ['order_receive_days'])).toMatchObject({ order_receive_days: '9', store_self_mention: 'false' });
    });

    it('tells the later one of a change of the same setting, and shows no other', async () => {
      const opened = await open('order_receive_days');

      const answers = await Promise.all([
        send({ order_receive_days: '11' }, opened),
        shop.admin().raw('POST', '/admin/system/config/save/form', {
          body: { id: 74, fields: [{ name: 'order_receive_days', value: '12', title: '' }], opened },
        }),
      ]);

      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
      const { order_receive_days: now } = await info(0, ['order_receive_days']);
      const refused = answers.find(({ code }) => code === 409);
      expect(refused?.data).toEqual({ theirs: { order_receive_days: now } });
    });

    it('answers the mask of a secret in place of it, and takes a form unasked of a client that names nothing', async () => {
      const opened = await open('copy_product_apikey', 'order_receive_days');
      await send({ copy_product_apikey: 'k-9', order_receive_days: '20' });

      const refused = await send({ order_receive_days: '21' }, { ...opened, order_receive_days: 'another' });
      expect(refused).toMatchObject({ code: 409, data: { theirs: { copy_product_apikey: '******', order_receive_days: '20' } } });
      expect(await send({ order_receive_days: '21' })).toMatchObject({ code: 200 });
    });

    it('is not led astray by more names than it can save', async () => {
      const many = Object.fromEntries(Array.from({ length: 70_000 }, (_, n) => [`n${n}`, '']));
      expect(await send({ order_receive_days: '7' }, many)).toMatchObject({ code: 200 });
    });
  });

  it('keeps fields that only its clients know', async () => {
    await save(77, { stor_reason: '收货地址填错了' });

    expect(await info(77)).toMatchObject({ stor_reason: '收货地址填错了', store_stock: '20' });
  });

  it('keeps a field whatever its form calls it, as far as its row holds that', async () => {
    const owner = shop.admin();
    const label = `\u0000${'长'.repeat(300)}`;
    const content = JSON.stringify({ fields: [{ __config__: { label, tag: 'el-input' }, __vModel__: 'long_named' }] });
    await owner.run(formTemplateCalls.save, { name: '长名', info: '长名', content });
    const [form] = (await owner.run(formTemplateCalls.list, { keywords: '长名', page: 1, limit: 1 })).list;
    await save(form?.id ?? 0, { long_named: '1' });

    expect(await owner.run(configCalls.stored, { key: 'long_named' })).toMatchObject([{ title: '长'.repeat(255), value: '1' }]);
  });

  it('never answers a secret, and leaves it as it is when its mask comes back', async () => {
    await save(127, { copy_product_apikey: 'k-1' });
    const { copy_product_apikey: shown = '' } = await info(127);
    await save(127, { copy_product_apikey: shown });

    expect(shown).toBe('******');
    expect(await secretOf(shop.app, api99Settings.copy_product_apikey)).toBe('k-1');
  });

  it('keeps a secret that is entered together with its new address, and forgets one that is not', async () => {
    await save(0, { copy_product_apikey: 'k-2', importProductTB: 'https://one.example/tb' });
    expect(await secretOf(shop.app, api99Settings.copy_product_apikey)).toBe('k-2');

    await save(0, { copy_product_apikey: '******', importProductTB: 'https://two.example/tb' });
    expect(await secretOf(shop.app, api99Settings.copy_product_apikey)).toBe('');
  });

  it.each([
    [{ id: 74, fields: [] }, 'fields 至少要有一组数据'],
    [{ fields: [{ name: 'x', value: '', title: '' }] }, '请选择表单'],
    [{ id: 74, fields: [{ name: ' ', value: '', title: '' }] }, '请设置 fields 对象的 name 属性'],
  ])('refuses %j', async (body, message) => {
    expect(await shop.admin().raw('POST', '/admin/system/config/save/form', { body })).toMatchObject({ code: 400, message });
  });
});

describe('a form that twenty people save at once', () => {
  const rounds = 5;

  it('loses no save and mixes none, whatever the order of its fields', async () => {
    const shared = ['notice_head', 'notice_body'];
    const writer = async (_: unknown, at: number) => {
      for (let round = 1; round <= rounds; round += 1) {
        const said = `${at}-${round}`;
        const both = Object.fromEntries((at % 2 === 0 ? shared : shared.toReversed()).map((name) => [name, said]));
        await save(901, { [`desk_${at}`]: String(round), ...both });
      }
    };
    await Promise.all(Array.from({ length: 20 }, writer));

    const { notice_head: head, notice_body: body, ...desks } = await info(901);
    expect(Object.values(desks).filter((value) => value === String(rounds))).toHaveLength(20);
    expect(head).toBe(body);
    const saves = sql`act = 'config.saveForm' and id in (select change_id from change_row where after ->> 'value' like '%-%')`;
    expect(await shop.db.$count(change, saves)).toBe(20 * rounds);
  });
});

describe('a row of settings', () => {
  const ask = async (path: string, query: Record<string, string>) =>
    (await shop.admin().raw('GET', `/admin/system/config/${path}`, { query })).data;

  it('is free to be named until there is one, also one nobody has saved yet', async () => {
    expect(await ask('check', { name: 'seo_words' })).toBe(true);
    await save(77, { seo_words: '' });
    expect(await ask('check', { name: 'seo_words' })).toBe(false);
    expect(await ask('check', { name: 'store_stock' })).toBe(false);
  });

  it('is changed in a list, which clients send bare: all of it or nothing', async () => {
    await save(77, { one: '1', two: '2' });
    const [one] = await shop.admin().run(configCalls.stored, { key: 'one' });
    const send = (...body: object[]) => shop.admin().raw('POST', '/admin/system/config/update', { body: Object(body) });
    const row = { id: one?.id, name: 'one', title: '一', formId: 77, value: 'x', status: false };
    expect(await send(row, { ...row, id: 999_999 })).toMatchObject({ code: 500, message: '配置不存在，请刷新页面后重试' });
    expect(await ask('get', { key: 'one' })).toMatchObject([{ value: '1', title: 'one' }]);

    expect(await send(row)).toMatchObject({ code: 200 });
    expect(await ask('get', { key: 'one' })).toMatchObject([{ id: one?.id, value: 'x', title: '一', formId: 77, status: false }]);
  });

  it('keeps its secret to itself', async () => {
    await save(65, { wechat_appsecret: 'k-9' });
    expect(await ask('get', { key: 'wechat_appsecret' })).toMatchObject([{ value: '******' }]);
  });

  it('keeps its secret in another form too, and stays in the form that declares it', async () => {
    const moved = { key: 'routine_appsecret', label: 'AppSecret', form: 902 };
    await shop.app.write(act, ({ tx, now }) => setConfig(tx, moved, 'sealed', now));
    expect(await info(902)).toEqual({ id: '902', routine_appsecret: '******' });

    const [row] = await shop.admin().run(configCalls.stored, { key: moved.key });
    const list = [{ id: row?.id ?? 0, name: moved.key, title: 'x', formId: 903, value: '******', status: false }];
    await shop.admin().run(configCalls.update, { list });
    expect(await info(903)).toEqual({ id: '903' });
    expect((await shop.admin().run(configCalls.stored, { key: moved.key }))[0]?.formId).toBe(66);
  });

  it('stores a switch in the words its clients compare', async () => {
    await save(74, { store_self_mention: '1' });
    expect(await info(74)).toMatchObject({ store_self_mention: 'true' });
  });
});

describe('the declared settings', () => {
  it('have one declaration each', () => {
    const keys = everySetting().map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
  });
});
