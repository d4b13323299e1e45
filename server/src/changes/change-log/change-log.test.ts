import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { changeLogCalls } from '#contract/changes/change-log.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
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

  it('tells nothing of a record to who may not read it', async () => {
    const { entry } = await renamed();
    const clerk = shop.admin({ may: [SEE] });

    const [seen] = (await clerk.run(changeLogCalls.list, { ...asked, noun: 'service_provider', limit: 1 })).list;
    expect(seen).toMatchObject({ id: entry?.id, name: null });
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

  it('costs a fixed number of queries', async () => {
    await renamed();
    const counted = (limit: number) => shop.countQueries(() => owner.run(changeLogCalls.list, { page: 1, limit }));
    await counted(1);

    expect(await counted(100)).toBe(await counted(1));
  });
});
