import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { changeLogCalls, changeLogExportCalls, changeLogRefusals } from '#contract/changes/change-log.ts';
import { exportRefusals } from '#contract/exports/exports.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { configCalls } from '#contract/settings/config.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { readSheet } from '../../../test/sheets.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { customer } from '#server/customers/index.ts';

const shop = openShop();
const { order, sku } = ordersIn(shop);
const { uidOf, written } = accountsIn(shop);
const owner = shop.admin();
const SEE = 'admin:system:change:list';
const asked = { page: 1, limit: 100 };
const draft = { providerName: '云打印', type: 'sms' as const };

async function renamed() {
  await owner.run(serviceProviderCalls.save, draft);
  const { id = 0 } = (await owner.run(serviceProviderCalls.list, asked)).list.find((row) => row.providerName === '云打印') ?? {};
  await owner.run(serviceProviderCalls.update, { ...draft, id, providerName: `云打印${id}` });
  const { list } = await owner.run(changeLogCalls.list, { ...asked, noun: 'service_provider' });
  return { id, name: `云打印${id}`, entry: list[0] };
}

describe('the log', () => {
  it('says who did what to which record, and field by field what changed', async () => {
    const { id, name, entry } = await renamed();

    expect(entry).toMatchObject({ act: 'service_provider.update', label: '编辑', kind: '服务商', rowId: id, name, count: 1 });
    expect(entry).toMatchObject({ actorKind: 'admin', address: expect.any(String), undone: false });
    expect(await owner.run(changeLogCalls.info, { id: entry?.id ?? 0 })).toMatchObject([
      { label: '服务商名称', before: '云打印', after: name },
    ]);
  });

  it('is sentences with the values before and after, and those of a new record without', async () => {
    const { id, name, entry } = await renamed();
    const { list } = await owner.run(changeLogCalls.list, { ...asked, act: 'service_provider.save', record: String(id) });

    expect(entry?.says).toBe(`编辑服务商“${name}”：服务商名称 云打印 改为 ${name}`);
    expect(list.map(({ says }) => says)).toEqual([`新增服务商“${name}”`]);
  });

  it('tells nothing of a record to who may not read it', async () => {
    const { entry } = await renamed();
    const clerk = shop.admin({ may: [SEE] });

    const [seen] = (await clerk.run(changeLogCalls.list, { ...asked, noun: 'service_provider', limit: 1 })).list;
    expect(seen).toMatchObject({ id: entry?.id, name: null, says: `编辑服务商“ID ${entry?.rowId}”` });
    const named = await clerk.run(changeLogCalls.list, { ...asked, noun: 'service_provider', record: '云打印' });
    expect(named.list).toEqual([]);
    expect(await clerk.run(changeLogCalls.info, { id: entry?.id ?? 0 })).toEqual([]);
  });

  it('is searched by person, kind, act and days', async () => {
    await renamed();
    const { realName } = await owner.run(administratorCalls.me, {});
    const count = async (filter: object) => (await owner.run(changeLogCalls.list, { ...asked, ...filter })).total;

    expect(await count({ actor: realName, act: 'service_provider.save', dateLimit: 'today' })).toBeGreaterThan(0);
    expect(await count({ actor: realName.slice(1) })).toBe(await count({ actor: realName }));
    for (const filter of [{ actor: '没有这个人' }, { act: 'service_provider.fly' }, { dateLimit: 'yesterday' }])
      expect(await count(filter)).toBe(0);
    expect(await owner.run(changeLogCalls.kinds, {})).toContainEqual(
      expect.objectContaining({ noun: 'service_provider', label: '服务商' }),
    );
  });

  it('is searched by record, its id or part of its name, and by address', async () => {
    const { id, name, entry } = await renamed();
    const found = async (filter: object) =>
      (await owner.run(changeLogCalls.list, { ...asked, ...filter })).list.map((row) => row.id);

    expect(await found({ record: String(id), noun: 'service_provider' })).toContain(entry?.id);
    expect((await found({ record: name, noun: 'service_provider' }))[0]).toBe(entry?.id);
    expect(await found({ record: String(id) })).toContain(entry?.id);
    expect(await found({ address: entry?.address })).toContain(entry?.id);
    for (const filter of [{ record: '没有', noun: 'service_provider' }, { address: '203.0.113.9' }])
      expect(await found(filter)).toEqual([]);
    await expect(found({ record: '云打印' })).rejects.toMatchObject({ message: changeLogRefusals.KIND_FIRST().message });
  });

  it('calls an order by its number', async () => {
    const { orderNo } = await order({ of: await sku(), paid: true });
    await owner.run(orderCalls.mark, { orderNo, mark: '放在前台' });

    const { list } = await owner.run(changeLogCalls.list, { ...asked, act: 'order.mark' });
    expect(list[0]?.says).toContain(`“${orderNo}”`);
  });

  it('calls a customer by their nickname, whose real name is rarely known', async () => {
    const uid = await uidOf('小满');
    await owner.run(customerCalls.group, { id: [uid], groupId: 1 });

    const { list } = await owner.run(changeLogCalls.list, { ...asked, noun: 'customer', record: '小满' });
    expect(list[0]?.says).toContain('“小满”');
  });

  it('finds a customer by the real name too, which stands in no entry', async () => {
    const uid = await uidOf('大雪');
    await written(({ tx }) => tx.update(customer).set({ realName: '欧阳雪' }).where(eq(customer.id, uid)));
    await owner.run(customerCalls.group, { id: [uid], groupId: 1 });

    const { list } = await owner.run(changeLogCalls.list, { ...asked, noun: 'customer', record: '欧阳' });
    expect(list.map(({ says }) => says)).toEqual([expect.stringContaining('“大雪”')]);
  });

  it('calls settings by their form and their fields, and keeps their values', async () => {
    const values = { wechat_appid: 'wx-1', wechat_appsecret: 'k-77', wechat_share_title: '好店' };
    const fields = Object.entries(values).map(([name, value]) => ({ name, value, title: name }));
    await owner.run(configCalls.saveForm, { id: 65, sort: 0, status: true, fields });

    const [entry] = (await owner.run(changeLogCalls.list, { ...asked, noun: 'config' })).list;
    expect(entry?.says).toBe('保存设置“公众号配置”等 3 项：修改了AppId，修改了AppSecret，修改了微信分享标题');
    const told = await owner.run(changeLogCalls.info, { id: entry?.id ?? 0 });
    expect(told.map(({ of }) => of)).toEqual(['AppId', 'AppSecret', '微信分享标题']);
    expect(JSON.stringify(told)).not.toMatch(/wx-1|k-77|好店/);
  });

  it('finds settings by the names of their form and of their fields, as it calls them', async () => {
    const save = (id: number, name: string) =>
      owner.run(configCalls.saveForm, { id, sort: 0, status: true, fields: [{ name, title: name, value: '1' }] });
    await save(109, 'integral_ratio');
    await save(65, 'wechat_appid');
    const found = async (record: string) =>
      (await owner.run(changeLogCalls.list, { ...asked, noun: 'config', record })).list.map(({ says }) => says);

    expect((await found('公众号配'))[0]).toBe('保存设置“公众号配置”：修改了AppId');
    expect((await found('appid'))[0]).toBe('保存设置“公众号配置”：修改了AppId');
    expect((await found('积分配置')).join()).toContain('积分配置');
    expect((await found('积分配置')).join()).not.toContain('公众号配置');
    expect(await found('没有这个名称')).toEqual([]);
  });

  it('is exported, in the same sentences', async () => {
    const { name } = await renamed();
    const { fileName } = await owner.run(changeLogExportCalls.export, { noun: 'service_provider' });
    const { rawPayload } = await shop.app.http.inject({ url: fileName });
    const { rows } = await readSheet(rawPayload);

    expect(rows.flat()).toContain(`编辑服务商“${name}”：服务商名称 云打印 改为 ${name}`);
    await expect(owner.run(changeLogExportCalls.export, { address: '203.0.113.9' })).rejects.toMatchObject({
      message: exportRefusals.EMPTY().message,
    });
    const { list } = await owner.run(changeLogCalls.list, asked);
    expect(list[0]?.says).toBe('导出“操作日志”');
  });

  it('costs a fixed number of queries, whatever the acts were about', async () => {
    await renamed();

    expect(await shop.countQueries(() => owner.run(changeLogCalls.list, asked))).toBeLessThanOrEqual(7);
  });
});
