import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customerExportCalls } from '#contract/customers/customer-export.ts';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { customer, customerIdentity } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { exportsIn } from '../../../test/exports.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { uidOf, written, deposit } = accountsIn(shop);
const exportedBy = exportsIn(shop);

const exported = (filter: Partial<CustomerFilter>, columns?: string[], may?: string[]) =>
  exportedBy(customerExportCalls.exportCustomers, filter, columns, may);

describe('an export of customers', () => {
  it('has a row for each that the list finds, the latest first, with phones masked for everybody', async () => {
    for (const [account, phone] of [
      ['export-a', '13900001111'],
      ['export-b', '13900002222'],
    ] as const) {
      const uid = await uidOf(account);
      await written(({ tx }) => tx.update(customer).set({ phone, mark: '名单' }).where(eq(customer.id, uid)));
    }
    await deposit('export-b', 1250);
    await uidOf('another');

    const columns = ['nickname', 'phone', 'nowMoney', 'mark'];
    const rows = await exported({ keywords: '名单' }, columns);

    expect(rows[0]).toEqual(['昵称', '手机号', '余额', '备注']);
    expect(rows.slice(1).map(([, ...others]) => others)).toEqual([
      ['139****2222', '12.5', '名单'],
      ['139****1111', '0', '名单'],
    ]);
  });

  it('says who was merged into another, beside who may buy', async () => {
    const kept = await uidOf('export-kept');
    for (const [account, values] of [
      ['export-kept', { mark: '状态单' }],
      ['export-off', { mark: '状态单', status: false }],
      ['export-went', { mark: '状态单', status: false, mergedInto: kept }],
    ] as const) {
      const uid = await uidOf(account);
      await written(({ tx }) => tx.update(customer).set(values).where(eq(customer.id, uid)));
    }

    const rows = await exported({ keywords: '状态单' }, ['status']);
    expect(rows.map((row) => row.at(-1))).toEqual(['状态', '已合并', '停用', '正常']);
  });

  it('names the identities of WeChat where they are asked for', async () => {
    const uid = await uidOf('export-fan');
    await written(({ tx }) => tx.update(customer).set({ mark: '粉丝单' }).where(eq(customer.id, uid)));
    const seen = { uid, createTime: shop.clock.now(), updateTime: shop.clock.now() };
    await written(({ tx }) =>
      tx.insert(customerIdentity).values(['oA', 'oB'].map((openid) => ({ ...seen, appId: `wx-${openid}`, openid }))),
    );

    expect((await exported({ keywords: '粉丝单' }, ['identities'])).map((row) => row.at(-1))).toEqual(['微信身份', 'oA\noB']);
  });

  it('is refused to those who may not, and where nobody is found', async () => {
    await expect(exported({}, [], ['admin:user:list'])).rejects.toMatchObject({ code: 403 });
    await expect(exported({ keywords: '没有这个人' })).rejects.toMatchObject({ message: '没有可导出的数据！' });
  });

  it('reads page after page until the last', async () => {
    const total = 1003;
    await written(({ tx }) =>
      tx.insert(customer).values(
        Array.from({ length: total }, (_, at) => ({
          account: `crowd-${at}`,
          nickname: `人群${at}`,
          mark: '人群',
          createTime: shop.clock.now(),
          updateTime: shop.clock.now(),
        })),
      ),
    );

    const rows = await exported({ keywords: '人群' }, ['nickname']);

    expect(rows).toHaveLength(total + 1);
    expect(new Set(rows.map(([name]) => name)).size).toBe(total + 1);
  });
});
