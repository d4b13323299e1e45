import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { noteCalls } from '#contract/customers/notes.ts';
import { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { timelineCalls, timelineNeeds } from '#contract/profiles/timelines.ts';
import { moveBalance, moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { casesIn } from '../../../test/return-cases.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written, deposit, grant } = accountsIn(shop);
const { sku, order, storefront, open } = casesIn(shop);
const { coupon, given } = couponsIn(shop);

type TimelineInput = Partial<Input<typeof timelineCalls.timeline>>;
const timeline = (userId: number, wanted: TimelineInput = {}, who = admin) =>
  who.run(timelineCalls.timeline, { userId, limit: 50, ...wanted });
const kindsIn = async (userId: number, wanted: TimelineInput = {}, who = admin) =>
  (await timeline(userId, wanted, who)).list.map(({ kind }) => kind);
const note = (uid: number, content: string, who = admin) => who.run(noteCalls.addNote, { uid, content });

/** Customer with an event of every kind, a minute apart. */
async function lived(account: string): Promise<number> {
  const uid = await uidOf(account);
  const { orderNo } = await order({ of: await sku({ price: 1000 }), buyer: { account }, paid: true });
  const acts = [
    () => admin.run(refundCalls.agreeRefund, { orderNo, amount: 300, reason: '包装破损', requestKey: account }),
    () => deposit(account, 900),
    () => written((write) => moveCommission(write, { uid, kind: 'refused', price: 700, mark: '返还' })),
    () => grant(account, 30),
    async () => given(await coupon({ name: '十元券' }), account),
    () => admin.run(customerCalls.updateLevel, { uid, levelId: 2 }),
    () => storefront.run(openSignInCalls.sign, { account }),
    () => note(uid, '喜欢靠窗的位置'),
    () => admin.run(customerCalls.update, { id: uid, mark: '常客', isPromoter: false, status: true }),
  ];
  for (const act of acts) {
    shop.clock.pass('1 minute');
    await act();
  }
  return uid;
}

describe('the timeline of a customer', () => {
  it('merges what happened to them, newest first, in the words of screens', async () => {
    const { list, next } = await timeline(await lived('whole'));

    expect(next).toBeNull();
    expect(list.map(({ kind, title, detail, amount, points }) => [kind, title, detail, amount, points])).toEqual(
      expect.arrayContaining([
        ['staff', '编辑', '', null, null],
        ['note', '备注', '喜欢靠窗的位置', null, null],
        ['signIn', expect.stringMatching(/^签到，连续第 1 天/), '', null, expect.any(Number)],
        ['level', '等级变为黄铜会员', expect.any(String), null, null],
        ['coupon', '得到优惠券，买赠送', '十元券', 1000, null],
        ['points', '后台积分操作', '后台操作', null, 30],
        ['commission', '提现申请拒绝', '返还', 700, null],
        ['balance', '后台操作', '后台操作', 900, null],
        ['refund', expect.stringMatching(/退款/), '包装破损', -300, null],
        ['order', '下单，退款中', expect.any(String), 1000, null],
      ]),
    );
    expect(list[0]).toMatchObject({
      kind: 'staff',
      fields: expect.arrayContaining([expect.objectContaining({ after: '常客' })]),
    });
    const times = list.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('has the kinds that are asked for, and goes on where a page ended', async () => {
    const uid = await lived('paged');
    expect(await kindsIn(uid, { kinds: ['note', 'coupon'] })).toEqual(['note', 'coupon']);

    const whole = await timeline(uid);
    const found = [];
    for (let after: string | null = ''; after !== null;) {
      const page: typeof whole = await timeline(uid, { limit: 3, after });
      expect(page.list.length).toBeLessThanOrEqual(3);
      found.push(...page.list);
      after = page.next;
    }
    expect(found).toEqual(whole.list);
  });

  it.each([
    ['orders', timelineNeeds.order, ['order', 'refund']],
    ['ledgers, coupons, levels and sign-ins', timelineNeeds.balance, ['balance', 'points', 'coupon', 'level', 'signIn']],
    ['commission', timelineNeeds.commission, ['commission']],
    ['acts of staff', timelineNeeds.staff, ['staff']],
  ])('shows %s to those who may see them', async (_, permission, kinds) => {
    const uid = await lived(permission);
    const { permission: may } = timelineCalls.timeline;
    const without = shop.admin({ account: `${permission}-`, may: [may] });
    const holder = shop.admin({ account: permission, may: [may, permission] });

    expect(await kindsIn(uid, {}, without)).toEqual(['note']);
    expect(new Set(await kindsIn(uid, {}, holder))).toEqual(new Set([...kinds, 'note']));
    expect(await kindsIn(uid, { kinds: ['order', 'balance', 'commission', 'staff'] }, without)).toEqual([]);
  });

  it('tells of goods that come back, to those who see return cases', async () => {
    const uid = await uidOf('gives-back');
    const placed = await order({ of: await sku(), buyer: { account: 'gives-back' }, sent: true });
    const { id, caseNo } = await open(placed, { reason: '尺寸不合适' });
    const { permission } = timelineCalls.timeline;
    const keeper = shop.admin({ account: 'case-keeper', may: [permission, timelineNeeds.case] });
    const told = async () => (await timeline(uid, { kinds: ['case'] }, keeper)).list;

    expect(await told()).toMatchObject([
      {
        title: '退货退款，待退回',
        detail: `${caseNo}，尺寸不合适`,
        orderNo: placed.orderNo,
        amount: null,
        actor: expect.any(String),
      },
    ]);
    await admin.run(returnCaseCalls.withdraw, { id, reason: '不退了' });
    expect(await told()).toMatchObject([{ title: '退货退款，已撤销' }]);
    expect(await kindsIn(uid, {}, shop.admin({ account: 'seller-only', may: [permission, timelineNeeds.order] }))).toEqual([
      'order',
    ]);
  });

  it('hides amounts of orders from those who may not see them', async () => {
    const uid = await lived('hidden');
    const forOrder = { uid, type: 'pay_order', amount: -777, orderNo: 'by-balance', mark: '支付7.77元购买商品' } as const;
    await written((write) => moveBalance(write, forOrder));
    const may = [timelineCalls.timeline.permission, timelineNeeds.order, timelineNeeds.balance];
    const { list } = await timeline(uid, { kinds: ['order', 'refund', 'balance'] }, shop.admin({ account: 'packer', may }));

    expect(list.map(({ amount }) => amount).toSorted()).toEqual([900, null, null, null]);
    expect(JSON.stringify(list)).not.toContain('7.77');
  });

  it('names the order of what a balance paid, and none for a recharge', async () => {
    const uid = await uidOf('recharged');
    await written((write) => moveBalance(write, { uid, type: 'pay_recharge', amount: 500, orderNo: 'a-recharge', mark: '充值' }));
    await written((write) => moveBalance(write, { uid, type: 'pay_order', amount: -300, orderNo: 'an-order', mark: '购买' }));
    const { list } = await timeline(uid, { kinds: ['balance'] });

    expect(list.map(({ amount, orderNo }) => [amount, orderNo])).toEqual([
      [-300, 'an-order'],
      [500, null],
    ]);
  });

  it('costs a fixed number of queries', async () => {
    const uid = await lived('few');
    const ask = () => shop.countQueries(() => timeline(uid));
    const few = await ask();
    for (let more = 0; more < 4; more += 1) {
      await note(uid, `第 ${more} 条`);
      await deposit('few', 100);
      await admin.run(customerCalls.update, { id: uid, mark: `备注 ${more}`, isPromoter: false, status: true });
    }
    expect(await ask()).toBe(few);
  });

  it.each([
    [{ userId: 99_999 }, { code: 500, message: '用户不存在' }],
    [
      { userId: 1, kinds: 'order,salary' },
      { code: 400, message: '请选择正确的动态类型' },
    ],
    [
      { userId: 1, after: 'order:1;drop' },
      { code: 400, message: '翻页位置不正确，请刷新页面后重试' },
    ],
    [
      { userId: 1, limit: 101 },
      { code: 400, message: '每页条数应在 1 到 100 之间' },
    ],
  ])('refuses %o', async (query, refusal) => {
    expect(await admin.raw('GET', '/admin/user/timeline', { query })).toMatchObject(refusal);
  });
});

describe('notes of staff', () => {
  it('stand one after another with day and author, and go when they are deleted', async () => {
    const uid = await uidOf('noted');
    await note(uid, ' 要发顺丰 ');
    shop.clock.pass('1 day');
    await note(uid, '周三后再联系', shop.admin({ account: 'keeper', may: [noteCalls.addNote.permission] }));
    const notes = async () => (await timeline(uid, { kinds: ['note'] })).list;

    const [second, first] = await notes();
    expect([first?.detail, second?.detail]).toEqual(['要发顺丰', '周三后再联系']);
    expect(first?.actor).not.toBe(second?.actor);
    await admin.run(noteCalls.deleteNote, { id: second?.id ?? 0 });
    expect((await notes()).map(({ detail }) => detail)).toEqual(['要发顺丰']);
    await expect(admin.run(noteCalls.deleteNote, { id: second?.id ?? 0 })).rejects.toMatchObject({
      message: '这条备注已被删除，请刷新页面',
    });
    expect((await timeline(uid, { kinds: ['staff'] })).list).toMatchObject([{ title: '删除备注' }]);
  });

  it.each([
    [{ content: ' ' }, '请填写备注内容'],
    [{ content: '长'.repeat(501) }, '备注不能超过500个字符'],
    [{ uid: 99_999 }, '用户不存在'],
  ])('refuse %o', async (wrong, message) => {
    const body = { uid: await uidOf('noted'), content: '好', ...wrong };
    expect(await admin.raw('POST', '/admin/user/note/save', { body })).toMatchObject({ message });
  });
});
