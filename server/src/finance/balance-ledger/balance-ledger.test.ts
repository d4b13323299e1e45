import { describe, expect, it } from 'vitest';
import { balanceLedgerExportCalls } from '#contract/finance/balance-ledger-export.ts';
import { balanceLedgerCalls } from '#contract/finance/balance-ledger.ts';
import { moveBalance } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { exportsIn } from '../../../test/exports.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { uidOf, written, deposit } = accountsIn(shop);
const exported = exportsIn(shop);
const list = async (filter = {}) => (await shop.admin().run(balanceLedgerCalls.list, { page: 1, limit: 20, ...filter })).list;

describe('the ledger of balances', () => {
  it('is on the wire as its clients know it', async () => {
    await deposit('wire', 12_050);
    const uid = await uidOf('wire');

    const { data } = await shop.admin().raw('GET', '/admin/finance/founds/monitor/list', { query: { keywords: String(uid) } });

    expect(data).toEqual({
      page: 1,
      limit: 20,
      totalPage: 1,
      total: 1,
      list: [
        {
          id: expect.any(Number),
          uid,
          pm: 1,
          title: '后台操作',
          number: '120.50',
          balance: '120.50',
          mark: '后台操作',
          createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
          nickName: expect.any(String),
          type: 'system_add',
          linkId: '0',
          actorName: expect.any(String),
          viaKey: null,
        },
      ],
    });
  });

  it('is filtered by what moved the balance, and by the day', async () => {
    await deposit('filter', 500);
    const uid = await uidOf('filter');
    await written((write) => moveBalance(write, { uid, type: 'pay_order', amount: -200, orderNo: 'o1', mark: '购买' }));

    expect(await list({ title: 'payProduct' })).toMatchObject([
      { uid, pm: 0, number: 200, title: '购买商品', balance: 300, type: 'pay_order', linkId: 'o1' },
    ]);
    expect(await list({ keywords: String(uid), title: 'admin' })).toMatchObject([{ number: 500 }]);
    expect(await list({ keywords: String(uid), dateLimit: 'yesterday' })).toEqual([]);
    expect(await list({ keywords: String(uid), dateLimit: 'today' })).toHaveLength(2);
  });

  it('is summed up under the same filters', async () => {
    const sums = (filter = {}) => shop.admin().run(balanceLedgerCalls.sums, filter);
    const before = await sums();
    await deposit('summed', 500);
    const uid = await uidOf('summed');
    await written((write) => moveBalance(write, { uid, type: 'pay_order', amount: -200, orderNo: 'o3', mark: '购买' }));
    await written((write) => moveBalance(write, { uid, type: 'system_sub', amount: -100, mark: '后台操作' }));

    const after = await sums();
    expect([after?.income, after?.outlay, after?.net]).toEqual(
      [500, 300, 200].map((by, index) => by + (before ? ([before.income, before.outlay, before.net][index] ?? 0) : 0)),
    );
    expect(await sums({ dateLimit: 'today' })).toEqual(after);
    expect(await sums({ dateLimit: 'yesterday' })).toEqual({ income: 0, outlay: 0, net: 0 });
    expect(await sums({ title: 'merge' })).toEqual({ income: 0, outlay: 0, net: 0 });
    expect(await sums({ keywords: String(uid) })).toEqual({ income: 500, outlay: 300, net: 200 });
    expect(await sums({ keywords: String(uid), title: 'admin' })).toEqual({ income: 500, outlay: 100, net: 400 });
  });

  it('is written into a file with signs, for those who may', async () => {
    await deposit('file', 500);
    const uid = await uidOf('file');
    await written((write) => moveBalance(write, { uid, type: 'pay_order', amount: -200, orderNo: 'o2', mark: '购买' }));
    const { exportBalanceRecords } = balanceLedgerExportCalls;
    const wanted = { keywords: String(uid) };

    expect(await exported(exportBalanceRecords, wanted, ['number', 'balance', 'title', 'linkId'])).toEqual([
      ['变动金额', '变动后余额', '明细类型', '关联单号'],
      ['-2', '3', '购买商品', 'o2'],
      ['5', '5', '后台操作'],
    ]);
    const seesTheList = exported(exportBalanceRecords, wanted, [], [balanceLedgerCalls.list.permission]);
    await expect(seesTheList).rejects.toMatchObject({ code: 403 });
  });

  it('refuses a title that it does not know', async () => {
    const query = { title: 'wage' };
    expect(await shop.admin().raw('GET', '/admin/finance/founds/monitor/list', { query })).toMatchObject({
      code: 400,
      message: '请选择正确的明细类型',
    });
  });
});
