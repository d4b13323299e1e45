import { describe, expect, it } from 'vitest';
import { freightSettings } from '#contract/delivery/settings.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { configCalls } from '#contract/settings/config.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { settingHistoryCalls } from '#contract/settings/setting-history.ts';
import { openShop } from '../../../test/shop.ts';
import { settingsOf } from '../index.ts';

const shop = openShop();
const admin = () => shop.admin({ realName: '小王' });
const save = async (formId: number, values: Record<string, string>) => {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value, title: name }));
  const { changeId = 0 } = await admin().change(configCalls.saveForm, { id: formId, sort: 0, status: true, fields });
  return changeId;
};
const history = async (formId: number, keys: string[] = []) =>
  (await admin().run(settingHistoryCalls.history, { formId, keys, page: 1, limit: 20 })).list;
const restore = (id: number, formId: number, fields: string[], seen?: number) =>
  admin().run(settingHistoryCalls.restore, { id, formId, fields, ...(seen !== undefined && { seen }) });
const stored = (formId: number, keys: string[] = []) => admin().run(configCalls.info, { formId, keys });

describe('the history of a form', () => {
  it('tells who changed which field from what to what, in the words of the form, newest first', async () => {
    await save(74, { store_free_postage_switch: 'true', store_free_postage: '99.90', store_self_mention: 'true' });
    await shop.admin({ realName: '小李' }).run(configCalls.save, { key: 'store_free_postage', value: '88' });

    expect(await history(74)).toMatchObject([
      { actor: '小李', label: '修改设置', fields: [{ field: 'store_free_postage', before: '99.90', after: '88' }] },
      {
        actor: '小王',
        label: '保存设置',
        fields: [
          { label: '全场满额包邮开关', before: '关闭', after: '开启', restoring: 'open' },
          { label: '全场满额包邮（元）', before: '1', after: '99.90', restoring: 'open' },
        ],
      },
    ]);
  });

  it('is the same where the settings are asked for by their keys, with units and labels of choices', async () => {
    await save(0, { order_receive_days: '9' });
    await save(108, { uploadType: '2' });

    expect((await history(0, ['order_receive_days']))[0]?.fields).toMatchObject([{ before: '7 天', after: '9 天' }]);
    expect((await history(108))[0]?.fields[0]?.after).not.toBe('2');
  });

  it('has no field whose text alone changed', async () => {
    await save(74, { store_free_postage: '30' });
    await save(74, { store_free_postage: '30.00', store_self_mention: 'false' });

    expect((await history(74))[0]?.fields).toMatchObject([{ field: 'store_self_mention' }]);
  });

  it('never tells a secret, nor what a field that left its form held', async () => {
    await save(127, { copy_product_apikey: 'k-old' });
    await save(127, { copy_product_apikey: 'k-new' });
    await save(76, { stranger: 'token-9' });

    const told = [await history(127), await history(76)];

    expect(told[0]?.map(({ fields }) => fields)).toMatchObject([
      [{ before: '已设置', after: '新的内容', restoring: 'secret' }],
      [{ before: null, after: '已设置', restoring: 'secret' }],
    ]);
    expect(told[1]?.[0]?.fields).toMatchObject([{ field: 'stranger', after: '已设置', restoring: 'gone' }]);
    expect(JSON.stringify(told)).not.toMatch(/k-old|k-new|token-9/);
  });

  it('comes in pages of whole saves, in a fixed number of queries', async () => {
    for (const value of ['1', '2', '3', '4']) await save(133, { bastInfo: value, hotInfo: value });
    const client = admin();
    const ask = (limit: number, page = 1) => client.run(settingHistoryCalls.history, { formId: 133, page, limit });
    const firsts = async (limit: number, page: number) => (await ask(limit, page)).list.map(({ fields }) => fields[0]?.after);

    expect([await firsts(3, 1), await firsts(3, 2)]).toEqual([['4', '3', '2'], ['1']]);
    expect(await ask(3)).toMatchObject({ total: 4, capped: true });
    expect(await shop.countQueries(() => ask(20))).toBe(await shop.countQueries(() => ask(1)));
  });
});

describe('restoring', () => {
  it('brings back what a save replaced, as a save of its own', async () => {
    await save(74, { store_free_postage_switch: 'false', store_free_postage: '50' });
    const id = await save(74, { store_free_postage_switch: 'true', store_free_postage: '60' });
    await restore(id, 74, ['store_free_postage']);

    expect(await settingsOf(shop.db, freightSettings)).toEqual({ store_free_postage_switch: true, store_free_postage: 5000 });
    const [latest, restored] = await history(74);
    expect(latest).toMatchObject({ label: '恢复设置', fields: [{ before: '60', after: '50', restoring: 'open' }] });
    expect(restored?.fields.map(({ restoring }) => restoring)).toEqual(['open', 'same']);
  });

  it('asks again where it was changed since, until the latest change was seen', async () => {
    const id = await save(74, { store_free_postage: '70' });
    const later = await save(74, { store_free_postage: '80' });
    const message = '之后又修改过：“全场满额包邮（元）”现在是 80；恢复会覆盖后来的修改';
    await expect(restore(id, 74, ['store_free_postage'])).rejects.toMatchObject({ message, data: { latest: later } });

    const last = await save(74, { store_free_postage: '90' });
    await expect(restore(id, 74, ['store_free_postage'], later)).rejects.toMatchObject({ data: { latest: last } });
    await restore(id, 74, ['store_free_postage'], last);
    expect(await stored(74)).toMatchObject({ store_free_postage: '50' });
  });

  it('is of no field that left the form, no secret, and nothing that the change left alone', async () => {
    const { content = '' } = (await admin().run(formTemplateCalls.info, { id: 76 })) ?? {};
    const id = await save(76, { consumer_hotline: '400-1', yzf_h5_url: 'https://a.example' });
    const form = JSON.parse(content) as { fields: { __vModel__: string }[] };
    const fields = form.fields.filter(({ __vModel__: name }) => name !== 'consumer_hotline');
    await admin().run(formTemplateCalls.update, {
      id: 76,
      name: '客服',
      info: '客服',
      content: JSON.stringify({ ...form, fields }),
    });
    const secret = await save(127, { copy_product_apikey: 'k-3' });

    const gone = '“客服电话”已不在这个表单里，不能恢复；请先在表单配置中加回这个字段';
    await expect(restore(id, 76, ['consumer_hotline'])).rejects.toMatchObject({ message: gone });
    await expect(restore(secret, 127, ['copy_product_apikey'])).rejects.toMatchObject({
      message: expect.stringContaining('密钥'),
    });
    await expect(restore(id, 76, ['store_free_postage'])).rejects.toMatchObject({
      message: expect.stringContaining('没有要恢复的设置'),
    });
  });

  it('empties a required field that was empty before', async () => {
    const id = await save(77, { site_url: 'https://shop.example', front_api_url: 'https://api.example' });
    await restore(id, 77, ['site_url', 'front_api_url']);

    expect(await stored(77)).toMatchObject({ site_url: '', front_api_url: '' });
  });

  it('passes the rules of the form, whole or not at all', async () => {
    await save(78, { recharge_attention: '一', store_user_min_recharge: '5' });
    const id = await save(78, { recharge_attention: '二', store_user_min_recharge: '50' });
    const { content = '' } = (await admin().run(formTemplateCalls.info, { id: 78 })) ?? {};
    const stricter = content.replace('"min":1,', '"min":10,');
    await admin().run(formTemplateCalls.update, { id: 78, name: '充值', info: '充值', content: stricter });

    const message = expect.stringContaining('不能小于 10');
    await expect(restore(id, 78, ['recharge_attention', 'store_user_min_recharge'])).rejects.toMatchObject({ message });
    expect(await stored(78)).toMatchObject({ recharge_attention: '二', store_user_min_recharge: '50' });
  });

  it('of an address asks for the secret that goes there anew', async () => {
    await save(0, { importProductTB: 'https://one.example/tb', importProductJD: '' });
    const id = await save(0, { importProductTB: 'https://two.example/tb', copy_product_apikey: 'for-two' });
    await restore(id, 0, ['importProductTB']);

    expect(await stored(0, ['importProductTB', 'copy_product_apikey'])).toMatchObject({
      importProductTB: 'https://one.example/tb',
      copy_product_apikey: '',
    });
  });

  it('needs the right to save the form, and leaves no act that the undo of changes would put back unchecked', async () => {
    const id = await save(74, { store_free_postage: '71' });
    const reader = shop.admin({ may: [configCalls.info.permission] });

    expect((await reader.run(settingHistoryCalls.history, { formId: 74, page: 1, limit: 1 })).list).toHaveLength(1);
    await expect(reader.run(settingHistoryCalls.restore, { id, formId: 74, fields: ['x'] })).rejects.toMatchObject({ code: 403 });
    await expect(admin().run(changeCalls.undo, { id })).rejects.toMatchObject({ message: '这项操作不能撤销' });
  });
});
