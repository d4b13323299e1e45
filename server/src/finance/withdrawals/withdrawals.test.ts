import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { fundsSettings } from '#contract/customers/settings.ts';
import { commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { withdrawalExportCalls } from '#contract/finance/withdrawal-export.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { masked } from '#contract/masked.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { moveCommission } from '#server/customers/index.ts';
import { disbursementsOf } from '#server/payments/index.ts';
import { configCalls } from '#contract/settings/config.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { exportsIn } from '../../../test/exports.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { storefront } = ordersIn(shop);
const { uidOf, written, standing, gaps } = accountsIn(shop);
const admin = shop.admin();
const exported = exportsIn(shop);
const says = (message: string) => ({ code: 500, message });
let keys = 0;

async function earn(account: string, price: number): Promise<void> {
  const uid = await uidOf(account);
  await written((write) => moveCommission(write, { uid, kind: 'refused', price, mark: '佣金' }));
}
const apply = (account: string, extractPrice: number, more: Partial<Input<typeof openWithdrawalCalls.apply>> = {}) =>
  storefront.run(openWithdrawalCalls.apply, {
    account,
    extractPrice,
    extractType: 'bank',
    idempotencyKey: `key-${(keys += 1)}`,
    realName: '李推广',
    bankName: '工商银行',
    bankCode: '6222020200112233',
    ...more,
  });
const decide = (id: number, status: number, more = {}) => admin.run(withdrawalCalls.decide, { id, status, ...more });
const payouts = (...ids: number[]) => disbursementsOf(shop.db, disbursementKinds.withdrawal, ids);
const listed = async (filter = {}) => (await admin.run(withdrawalCalls.list, { page: 1, limit: 99, ...filter })).list;

describe('a promoter who asks for commission', () => {
  it('has it taken at once, and told twice asks once', async () => {
    await earn('once', 5000);

    const first = await apply('once', 2000, { idempotencyKey: 'same' });

    expect(first).toMatchObject({ status: 0, extractPrice: 2000, balance: 3000 });
    expect(await apply('once', 2000, { idempotencyKey: 'same' })).toEqual(first);
    expect(await standing('once')).toMatchObject({ commission: 3000 });
    await expect(apply('once', 100, { idempotencyKey: 'same' })).rejects.toMatchObject(
      says('幂等标识已用于另一笔提现，请换一个'),
    );
  });

  it('never gets more than there is, whoever asks at once', async () => {
    await earn('race', 1000);

    const all = await Promise.allSettled(Array.from({ length: 20 }, () => apply('race', 300)));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await standing('race')).toMatchObject({ commission: 100 });
    expect(await gaps()).toEqual([]);
  });

  it.each([
    [50, {}, '最低提现金额1.00元'],
    [99_900, {}, '你当前最多可提现 10.00元'],
    [100, { bankCode: ' ' }, '请填写银行卡号！'],
    [100, { extractType: 'alipay' as const }, '请填写支付宝账号！'],
    [100, { extractType: 'weixin' as const }, '请填写微信号！'],
  ])('is refused %d fen with %j', async (price, more, message) => {
    const account = `refused-${(keys += 1)}`;
    await earn(account, 1000);
    await expect(apply(account, price, more)).rejects.toMatchObject(says(message));
    expect(await standing(account)).toMatchObject({ commission: 1000 });
  });

  it('is told when there is nothing', async () => {
    await expect(apply('poor', 100)).rejects.toMatchObject(says('您当前没有金额可以提现'));
  });
});

describe('a withdrawal', () => {
  it('is on the wire as its clients know it', async () => {
    await earn('wire', 5000);
    const { id } = await apply('wire', 1250, { mark: '急用' });

    const { data } = await admin.raw('GET', '/admin/finance/apply/list', { query: { keywords: '6222', limit: 1 } });

    expect(Object(data).list).toEqual([
      {
        id,
        uid: await uidOf('wire'),
        realName: '李推广',
        extractType: 'bank',
        bankCode: '622*********2233',
        bankAddress: '',
        alipayCode: '',
        extractPrice: '12.50',
        mark: '急用',
        balance: '37.50',
        failMsg: null,
        status: 0,
        wechat: '',
        createTime: expect.any(String),
        updateTime: expect.any(String),
        failTime: null,
        bankName: '工商银行',
        qrcodeUrl: '',
        payoutNo: '',
        auditorName: '',
        isCorrected: false,
        accountCheck: '',
        nickName: expect.any(String),
        viaKey: expect.stringMatching(/^店铺 \d+$/),
      },
    ]);
  });

  it('is decided once: of two at the same moment one wins', async () => {
    await earn('two', 1000);
    const { id } = await apply('two', 600);

    const both = await Promise.allSettled([decide(id, 1), decide(id, -1, { backMessage: '账号有误' })]);

    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: says('提现申请已处理过') });
    const [row] = (await listed()).filter((one) => one.id === id);
    expect(await standing('two')).toMatchObject({ commission: row?.status === 1 ? 400 : 1000 });
    expect((await payouts(id)).size).toBe(row?.status === 1 ? 1 : 0);
    expect(await gaps()).toEqual([]);
  });

  it('is found by its number, and with others of its promoter', async () => {
    await earn('found', 5000);
    const [first, second] = [await apply('found', 700), await apply('found', 800)];
    expect(await listed({ id: first.id })).toMatchObject([{ id: first.id }]);
    expect(await listed({ uid: await uidOf('found') })).toMatchObject([{ id: second.id }, { id: first.id }]);
  });

  it('that is paid keeps its reference, and is 提现成功 in the ledger', async () => {
    await earn('paid', 1000);
    const { id } = await apply('paid', 700);

    await decide(id, 1, { payoutNo: 'BANK-1' });

    expect(await listed({ status: 1, keywords: '李推广' })).toContainEqual(
      expect.objectContaining({ id, payoutNo: 'BANK-1', auditorName: expect.stringMatching(/./) }),
    );
    expect([...(await payouts(id)).values()]).toMatchObject([
      { state: 'done', asks: 0, providerNo: 'BANK-1', nextAskTime: null },
    ]);
    const { list } = await admin.run(commissionLedgerCalls.list, { page: 1, limit: 20, type: 4 });
    expect(list).toContainEqual(expect.objectContaining({ linkId: String(id), price: 700, title: '提现成功' }));
  });

  it('that was paid by the number of another one is asked about, also of two at the same moment', async () => {
    await earn('twice', 5000);
    const [first, second, third] = [await apply('twice', 700), await apply('twice', 800), await apply('twice', 900)];
    const payoutNo = 'Bank-Two';

    const both = await Promise.allSettled([first, second].map(({ id }) => decide(id, 1, { payoutNo })));

    const paid = both[0]?.status === 'fulfilled' ? first : second;
    const [other, uid] = [paid === first ? second : first, await uidOf('twice')];
    const used = expect.stringContaining(`（${uid}）的提现 ${paid.id} 上，请核对`);
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 500, message: used } }]);
    await expect(decide(other.id, 1, { payoutNo: ' BANK-two ' })).rejects.toMatchObject({ message: used });
    expect(await admin.run(withdrawalCalls.samePayout, { id: other.id, payoutNo: 'bank-two' })).toMatchObject([
      { id: paid.id, uid, extractPrice: paid.extractPrice },
    ]);
    expect(await admin.run(withdrawalCalls.samePayout, { id: paid.id, payoutNo })).toEqual([]);

    await decide(other.id, 1, { payoutNo, sharesPayout: true });
    await decide(third.id, 1, { payoutNo: 'BANK-3' });

    expect((await listed({ payoutNo: 'BANK-TWO' })).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await gaps()).toEqual([]);
  });

  it('that is refused gives the commission back, with its reason', async () => {
    await earn('back', 1000);
    const { id } = await apply('back', 700);
    await expect(decide(id, -1, { backMessage: '  ' })).rejects.toMatchObject(says('驳回时请填写驳回原因'));

    await decide(id, -1, { backMessage: '户名不符' });

    expect(await standing('back')).toMatchObject({ commission: 1000 });
    expect(await listed({ status: -1, keywords: '户名不符' })).toMatchObject([{ id, status: -1, failMsg: '户名不符' }]);
    const own = await storefront.run(openWithdrawalCalls.list, { account: 'back', page: 1, limit: 20 });
    expect(own.list).toMatchObject([{ id, status: -1, failMsg: '户名不符', bankCode: '622*********2233' }]);
    expect(await gaps()).toEqual([]);
  });

  it('has its account mended while it waits, but never its amount', async () => {
    await earn('mend', 1000);
    const { id } = await apply('mend', 700);
    const mend = (bankCode: string) =>
      admin.raw('POST', '/admin/finance/apply/update', { query: { id, realName: '李四', bankCode, extractPrice: '1' } });

    expect(await mend('622211')).toMatchObject({ code: 200 });

    expect((await listed()).find((one) => one.id === id)).toMatchObject({
      realName: '李四',
      bankCode: '622211',
      extractPrice: 700,
    });
    const less = shop.db.execute(sql`update user_extract set extract_price = 1 where id = ${id}`);
    await expect(less).rejects.toMatchObject({ cause: { code: 'SB002' } });
    await decide(id, 1);
    expect(await mend('0')).toMatchObject(says('提现申请已处理过'));
  });

  it('whose account somebody changed is passed by another person while moves of balances need two', async () => {
    await earn('second', 1000);
    const [changed, noted] = [await apply('second', 300), await apply('second', 200)];
    const { key } = fundsSettings.funds_review_above;
    await admin.run(configCalls.save, { key, value: '100' });

    await admin.run(withdrawalCalls.update, { id: changed.id, realName: '李推广', bankCode: '6222020200119999' });
    await admin.run(withdrawalCalls.update, { id: noted.id, realName: '李推广', mark: '急用' });

    await decide(noted.id, 1);
    await expect(decide(changed.id, 1)).rejects.toMatchObject(says('收款账号是您改的，请另一位有审核权限的同事来通过'));
    expect((await listed()).find(({ id }) => id === changed.id)).toMatchObject({ status: 0 });
    await shop.admin({ account: 'second', realName: '出纳小孙' }).run(withdrawalCalls.decide, { id: changed.id, status: 1 });
    expect((await listed()).find(({ id }) => id === changed.id)).toMatchObject({ status: 1, auditorName: '出纳小孙' });
    await admin.run(configCalls.save, { key, value: '0' });
  });

  it('keeps how an account that staff changed was checked, and that nobody said', async () => {
    await earn('checked', 1000);
    const [said, unsaid, same] = [await apply('checked', 300), await apply('checked', 200), await apply('checked', 100)];
    for (const { id } of [said, unsaid])
      await admin.run(withdrawalCalls.update, { id, realName: '李推广', bankCode: '6222020200119999' });
    const accountCheck = '电话核对，本人报的卡号';
    expect((await listed()).filter(({ isCorrected }) => isCorrected).map(({ id }) => id)).toEqual(
      expect.arrayContaining([said.id, unsaid.id]),
    );
    expect((await listed()).find(({ id }) => id === same.id)).toMatchObject({ isCorrected: false });

    const history = { noun: 'user_extract', rowId: said.id, page: 1, limit: 1 };
    expect((await admin.run(changeCalls.list, history)).list).toMatchObject([
      { fields: expect.arrayContaining([expect.objectContaining({ label: '收款账号改动人', before: '无' })]) },
    ]);

    await admin.run(withdrawalCalls.decide, { id: said.id, status: 1, accountCheck });
    for (const { id } of [unsaid, same]) await decide(id, 1);

    const checks = (await listed()).filter(({ nickName }) => nickName.includes('checked'));
    expect(Object.fromEntries(checks.map((row) => [row.id, row.accountCheck]))).toEqual({
      [said.id]: accountCheck,
      [unsaid.id]: '收款账号改过，没有注明怎样核对',
      [same.id]: '',
    });
  });

  it('that is not there cannot be decided', async () => {
    await expect(decide(999_999, 1)).rejects.toMatchObject({ message: '提现申请记录不存在' });
    const undecided = await admin.raw('POST', '/admin/finance/apply/apply', { query: { id: 999_999, status: 0 } });
    expect(undecided).toMatchObject({ code: 500, message: '操作失败' });
  });

  it('shows its account masked, whole to those who may see it, and keeps every look and what comes back masked', async () => {
    await earn('mask', 1000);
    const { id } = await apply('mask', 300, { bankCode: '6222999900001111' });
    const { reveal, update, list } = withdrawalCalls;
    const looker = shop.admin({ account: 'payer', realName: '出纳小钱', may: [list.permission, update.permission] });
    const [row] = (await looker.run(list, { page: 1, limit: 20, keywords: '6222999900001111' })).list;
    expect(row).toMatchObject({ id, bankCode: '622*********1111' });
    await expect(looker.run(reveal, { id })).rejects.toMatchObject({ code: 403 });

    await looker.run(update, { id, realName: '李四', bankCode: row?.bankCode, qrcodeUrl: '/files/public/user/code.png' });

    expect(await admin.run(reveal, { id })).toEqual({ bankCode: '6222999900001111', alipayCode: '', wechat: '' });
    expect((await listed()).find((one) => one.id === id)).toMatchObject({ realName: '李四' });
    const { list: history } = await admin.run(changeCalls.list, { noun: 'user_extract', rowId: id, page: 1, limit: 5 });
    expect(history[0]).toMatchObject({ act: 'user_extract.reveal', label: '查看收款账号' });
    const payer = shop.admin({ may: [list.permission, withdrawalCalls.decide.permission] });
    expect(await payer.run(reveal, { id })).toMatchObject({ bankCode: '6222999900001111' });
    await expect(admin.run(reveal, { id: 999_999 })).rejects.toMatchObject({ message: '提现申请记录不存在' });
  });

  it('leads staff to no script by its code to scan', async () => {
    const scripted = { id: 1, realName: '李四', qrcodeUrl: 'javascript:alert(1)' };
    expect(await admin.raw('POST', '/admin/finance/apply/update', { query: scripted })).toMatchObject({
      code: 400,
      message: '收款码地址不正确',
    });
  });
});

describe('the figures of withdrawals', () => {
  it('are sums of what waits and what was paid', async () => {
    const before = await admin.run(withdrawalCalls.figures, {});
    await earn('sums', 9000);
    await apply('sums', 1000);
    await decide((await apply('sums', 2000)).id, 1);

    const after = await admin.run(withdrawalCalls.figures, {});

    expect(after.toBeWithdrawn - before.toBeWithdrawn).toBe(1000);
    expect(after.withdrawn - before.withdrawn).toBe(2000);
    expect(after.unDrawn - before.unDrawn).toBe(-2000);
    const today = await admin.run(withdrawalCalls.figures, { dateLimit: 'today' });
    expect([today.toBeWithdrawn, today.withdrawn, today.unDrawn]).toEqual([after.toBeWithdrawn, after.withdrawn, after.unDrawn]);
    expect(await admin.run(withdrawalCalls.figures, { dateLimit: 'yesterday' })).toEqual({
      withdrawn: 0,
      toBeWithdrawn: 0,
      commissionTotal: 0,
      unDrawn: 0,
    });
  });
});

describe('a file of withdrawals', () => {
  it('has masked accounts, for it leaves the shop, and is refused without its right', async () => {
    await earn('file', 5000);
    await apply('file', 1250, { mark: '导出' });
    const uid = await uidOf('file');
    const { exportWithdrawals } = withdrawalExportCalls;
    const may = [exportWithdrawals.permission, withdrawalCalls.list.permission];
    const rows = async (rights?: string[]) =>
      (await exported(exportWithdrawals, { extractType: 'bank' }, ['uid', 'bankCode', 'extractPrice', 'status'], rights)).find(
        ([of]) => of === String(uid),
      );

    for (const rights of [undefined, may])
      expect(await rows(rights)).toEqual([String(uid), masked('6222020200112233'), '12.5', '待审核']);
    await expect(rows([withdrawalCalls.list.permission])).rejects.toMatchObject({ code: 403 });
  });
});
