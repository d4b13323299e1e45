import { describe, expect, it } from 'vitest';
import { commissionLedgerExportCalls } from '#contract/finance/commission-ledger-export.ts';
import { commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { exportsIn } from '../../../test/exports.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { uidOf, written } = accountsIn(shop);
const exported = exportsIn(shop);

describe('the ledger of commission', () => {
  it('is on the wire as its clients know it, and filtered by what moved', async () => {
    const uid = await uidOf('promoter');
    await written((write) => moveCommission(write, { uid, kind: 'refused', price: 1250, linkId: '7', mark: '返还' }));
    await written((write) => moveCommission(write, { uid, kind: 'withdraw', price: -1000, linkId: '8', mark: '提现' }));
    const asked = async (type?: number) =>
      Object((await shop.admin().raw('GET', '/admin/finance/founds/monitor/brokerage/record', { query: { type } })).data).list;

    expect(await asked()).toHaveLength(2);
    const sums = (filter: object) => shop.admin().run(commissionLedgerCalls.sums, filter);
    expect(await sums({})).toEqual({ income: 1250, outlay: 1000, net: 250 });
    expect(await sums({ type: 2, dateLimit: 'today' })).toEqual({ income: 0, outlay: 1000, net: -1000 });
    expect(await sums({ dateLimit: 'yesterday' })).toEqual({ income: 0, outlay: 0, net: 0 });
    expect(await sums({ type: 3, keywords: String(uid) })).toEqual({ income: 1250, outlay: 0, net: 1250 });
    expect(await asked(3)).toEqual([
      {
        id: expect.any(Number),
        uid,
        linkId: '7',
        linkType: 'withdraw',
        type: 1,
        title: '提现申请拒绝',
        price: '12.50',
        balance: '12.50',
        mark: '返还',
        status: 3,
        frozenTime: 0,
        thawTime: 0,
        brokerageLevel: null,
        createTime: expect.any(String),
        updateTime: expect.any(String),
        userName: expect.any(String),
        viaKey: null,
      },
    ]);
    expect(await asked(2)).toMatchObject([{ type: 2, title: '提现申请', price: '10.00', status: 5 }]);
    expect(await asked(4)).toEqual([]);
  });

  it('finds the movements of one promoter, and those of a day', async () => {
    const [her, his] = [await uidOf('阿珍'), await uidOf('阿强')];
    for (const uid of [her, his, her])
      await written((write) => moveCommission(write, { uid, kind: 'refused', price: 100, linkId: String(uid), mark: '返还' }));
    const found = async (filter: object) =>
      (await shop.admin().run(commissionLedgerCalls.list, { page: 1, limit: 20, ...filter })).list.map(({ uid }) => uid);

    expect(await found({ keywords: '阿珍' })).toEqual([her, her]);
    expect(await found({ keywords: String(his), type: 3 })).toEqual([his]);
    expect(await found({ keywords: '阿珍', dateLimit: 'today' })).toEqual([her, her]);
    expect(await found({ dateLimit: 'yesterday' })).toEqual([]);
  });

  it('refuses a kind that it does not know', async () => {
    const path = '/admin/finance/founds/monitor/brokerage/record';
    expect(await shop.admin().raw('GET', path, { query: { type: 9 } })).toMatchObject({ code: 400, message: '未知的类型' });
  });

  it('is read with its own permission', async () => {
    const clerk = shop.admin({ may: ['admin:finance:monitor:list'] });
    await expect(clerk.run(commissionLedgerCalls.list, { page: 1, limit: 20 })).rejects.toMatchObject({ code: 403 });
  });

  it('is written into a file with signs, for those who may', async () => {
    const uid = await uidOf('file');
    await written((write) => moveCommission(write, { uid, kind: 'refused', price: 900, linkId: '17', mark: '返还' }));
    await written((write) => moveCommission(write, { uid, kind: 'transfer', price: -250, mark: '佣金转余额' }));
    const { exportCommissionRecords } = commissionLedgerExportCalls;

    const rows = await exported(exportCommissionRecords, {}, ['uid', 'price', 'balance', 'linkId']);

    expect(rows.filter(([of]) => of === String(uid))).toEqual([
      [String(uid), '-2.5', '6.5'],
      [String(uid), '9', '9', '17'],
    ]);
    const seesTheList = exported(exportCommissionRecords, {}, [], [commissionLedgerCalls.list.permission]);
    await expect(seesTheList).rejects.toMatchObject({ code: 403 });
  });
});
