import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import { demandStates } from '#contract/demands/demand-record.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import { reportStates, reportTypes } from '#contract/demands/report-record.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { demandsIn } from '../../../test/demands.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { draft, filed, keeper, seller, sku, order, storefront, reported, setCost } = demandsIn(shop);
const { list, count, info, save, update, submit, accept, invite, reject, deal, close } = demandCalls;
const remove = demandCalls.delete;
const stateOf = async (id: number) => (await admin.run(info, { id })).status;
const refusedWith = (message: string) => ({ message: expect.stringContaining(message) });

describe('a demand', () => {
  it('is answered as it was filed, with the sum of its lines as its budget unless another was typed', async () => {
    const id = await filed({
      title: ' 检修手套 ',
      items: [
        { name: '手套', num: 30, budgetPrice: 1250 },
        { name: '护目镜', num: 2 },
      ],
    });
    expect(await admin.run(info, { id })).toMatchObject({
      title: '检修手套',
      status: demandStates.draft,
      budget: 37_500,
      items: [
        { name: '手套', spec: '', unit: '', num: 30, budgetPrice: 1250 },
        { name: '护目镜', num: 2, budgetPrice: 0 },
      ],
      attachments: [],
      shops: [],
      shopId: 0,
      isOwn: true,
    });
    const typed = await filed({ budget: 99_900 });
    expect(await admin.run(info, { id: typed })).toMatchObject({ budget: 99_900 });
  });

  it.each([
    ['no title', { title: ' ' }, '请输入需求标题'],
    ['a long title', { title: '长'.repeat(101) }, '需求标题不能超过100个字符'],
    ['no unit', { unitName: '' }, '请输入需求单位'],
    ['a phone number that is none', { phone: '123' }, '联系电话应为手机号或座机号'],
    ['no line', { items: [] }, '请至少添加一条需求明细'],
    ['a line without a name', { items: [{ name: '', num: 1 }] }, '请输入明细名称'],
    ['no piece', { items: [{ name: '手套', num: 0 }] }, '数量应为 1 到 999999'],
    ['a day that is none', { expectDate: '2026-02-31' }, '日期格式应为 2026-01-31'],
    ['yesterday', { expectDate: '2020-01-01' }, '期望日期不能早于今天'],
    ['a file from elsewhere', { attachments: ['https://elsewhere.example/a.pdf'] }, '附件只能是在这里上传的文件'],
    ['eleven files', { attachments: Array.from({ length: 11 }, (_, at) => `/files/public/a${at}.pdf`) }, '附件最多 10 个'],
    ['an unknown category', { cateId: 987_654 }, '品类不存在或已删除'],
  ])('is refused with %s', async (_, change, says) => {
    await expect(admin.run(save, { ...draft(), ...change } as Input<typeof save>)).rejects.toMatchObject(refusedWith(says));
  });

  it('is edited and deleted while it is a draft or was rejected, and at no other time', async () => {
    const id = await filed({});
    await admin.run(submit, { id });
    for (const tried of [
      () => admin.run(update, { ...draft({ title: '改名' }), id }),
      () => admin.run(remove, { id }),
      () => admin.run(submit, { id }),
    ])
      await expect(tried()).rejects.toMatchObject(refusedWith('需求待受理，不能'));

    await admin.run(reject, { id, reason: '规格不清楚' });
    expect(await admin.run(info, { id })).toMatchObject({ status: demandStates.rejected, reason: '规格不清楚' });
    await admin.run(update, { ...draft({ title: '改好了' }), id, submit: true });
    expect(await admin.run(info, { id })).toMatchObject({ title: '改好了', status: demandStates.submitted, reason: '' });
  });

  it('is not overwritten by a form that was opened before somebody else saved', async () => {
    const id = await filed({});
    const opened = { title: (await admin.run(info, { id })).title };
    await admin.run(update, { ...draft({ title: '先保存的' }), id });
    const late = await admin.raw('POST', update.path, {
      query: { id },
      body: { title: '后保存的', unitName: '工务段', items: [{ name: '手套', num: 1 }], opened },
    });
    expect(late).toMatchObject({ code: 409 });
  });

  it('is accepted or rejected once by two who decide in the same moment', async () => {
    const [id, shopId] = [await filed({ submit: true }), await seller()];
    const both = await Promise.allSettled([
      admin.run(accept, { id, shopIds: [shopId] }),
      admin.run(reject, { id, reason: '重复' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('needs somebody to quote, and shops that are open', async () => {
    const id = await filed({ submit: true });
    await expect(admin.run(accept, { id })).rejects.toMatchObject(refusedWith('至少邀请一家店铺报价'));
    await expect(admin.run(accept, { id, shopIds: [987_654] })).rejects.toMatchObject(refusedWith('有的店铺不存在或已停业'));
    await expect(admin.run(accept, { id, shopIds: [await seller()], quoteUntil: '2020-01-01' })).rejects.toMatchObject(
      refusedWith('报价截止日不能早于今天'),
    );
    expect(await stateOf(id)).toBe(demandStates.submitted);
  });

  it('may be opened to further shops while none is chosen', async () => {
    const [id, first, second] = [await filed({ submit: true }), await seller(), await seller()];
    await admin.run(accept, { id, shopIds: [first] });
    await admin.run(invite, { id, shopIds: [first, second] });
    expect((await admin.run(info, { id })).shops.map((each) => each.id)).toEqual([first, second]);
  });

  it('is closed with a reason before it is dealt, and never after', async () => {
    const id = await filed({});
    await admin.run(close, { id, reason: '不采购了' });
    expect(await admin.run(info, { id })).toMatchObject({ status: demandStates.closed, reason: '不采购了' });
    await expect(admin.run(close, { id, reason: '再关' })).rejects.toMatchObject(refusedWith('需求已关闭，不能关闭'));
  });

  it('deals with an order of the shop that takes it on, which ends no other demand', async () => {
    const [shopId, other] = [await seller(), await seller()];
    const [one, two] = [await filed({ submit: true }), await filed({ submit: true })];
    const [own, foreign] = [await order({ of: await sku({ merId: shopId }) }), await order({ of: await sku({ merId: other }) })];
    await admin.run(accept, { id: one, shopIds: [shopId] });
    await expect(admin.run(deal, { id: one, orderNo: own.orderNo })).rejects.toMatchObject(refusedWith('还没有承接店铺'));
    await admin.run(accept, { id: two, shopId });
    for (const orderNo of [foreign.orderNo, 'order1'])
      await expect(admin.run(deal, { id: two, orderNo })).rejects.toMatchObject(refusedWith('没有找到承接店铺的这个订单'));
    await admin.run(deal, { id: two, orderNo: own.orderNo });
    expect(await admin.run(info, { id: two })).toMatchObject({ status: demandStates.dealt, orderNo: own.orderNo });

    const three = await filed({ submit: true });
    await admin.run(accept, { id: three, shopId });
    await expect(admin.run(deal, { id: three, orderNo: own.orderNo })).rejects.toMatchObject(refusedWith('已经对应另一条需求'));
  });

  it('goes back to quoting when its order is cancelled, by whomever, and whoever filed it is told', async () => {
    const shopId = await seller();
    const filer = await keeper(shopId, ['admin:demand:list', 'admin:demand:save', 'admin:demand:submit']);
    await shop.runQueued();
    const { id } = await filer.desk.run(save, { ...draft(), submit: true });
    await admin.run(accept, { id, shopId });
    const first = await order({ of: await sku({ merId: shopId }) });
    await admin.run(deal, { id, orderNo: first.orderNo });
    await storefront.run(openOrderCalls.cancel, { orderNo: first.orderNo });
    const reason = `订单 ${first.orderNo} 已取消`;
    expect(await admin.run(info, { id })).toMatchObject({ status: demandStates.quoting, orderNo: '', reason });
    await shop.runQueued();
    const told = (await filer.desk.run(noticeCalls.list, { limit: 10 })).map(({ subject }) => subject);
    expect(told.some((subject) => subject.endsWith(`${reason}，回到报价中`))).toBe(true);

    const second = await order({ of: await sku({ merId: shopId }) });
    await admin.run(deal, { id, orderNo: second.orderNo });
    expect(await admin.run(info, { id })).toMatchObject({ orderNo: second.orderNo, reason: '' });
  });

  it('is never dealt with an order that is cancelled in the same moment', async () => {
    const shopId = await seller();
    for (let turn = 0; turn < 4; turn += 1) {
      const id = await filed({ submit: true });
      await admin.run(accept, { id, shopId });
      const { orderNo } = await order({ of: await sku({ merId: shopId }) });
      await Promise.allSettled([admin.run(deal, { id, orderNo }), storefront.run(openOrderCalls.cancel, { orderNo })]);
      expect(await stateOf(id)).toBe(demandStates.quoting);
    }
  });

  it('is dealt below cost with a price report of the order alone', async () => {
    const shopId = await seller();
    const id = await filed({ submit: true });
    await admin.run(accept, { id, shopId });
    const of = await sku({ merId: shopId, price: 900 });
    await setCost(of, 1000);
    const { orderNo } = await order({ of });
    await expect(admin.run(deal, { id, orderNo })).rejects.toMatchObject(refusedWith('低于成本，请店铺先提交'));
    const report = await reported({ type: reportTypes.price, shopId, orderNo });
    await admin.run(reportCalls.audit, { id: report, status: reportStates.approved });
    await admin.run(deal, { id, orderNo });
    expect(await stateOf(id)).toBe(demandStates.dealt);
    await expect(admin.run(reportCalls.withdraw, { id: report, reason: '不卖了' })).rejects.toMatchObject(
      refusedWith(`已用于订单 ${orderNo}，不能撤回`),
    );
  });

  it('is dealt once with an order by two demands in the same moment', async () => {
    const shopId = await seller();
    const { orderNo } = await order({ of: await sku({ merId: shopId }) });
    const ids = [await filed({ submit: true }), await filed({ submit: true })];
    for (const id of ids) await admin.run(accept, { id, shopId });
    const both = await Promise.allSettled(ids.map((id) => admin.run(deal, { id, orderNo })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('notifies those who accept it, the shops that are asked, and whoever filed it', async () => {
    const shopId = await seller();
    const [filer, accepter] = [
      await keeper(shopId, ['admin:demand:list', 'admin:demand:save', 'admin:demand:submit', 'admin:demand:quote:save']),
      await shop.person({ may: ['admin:demand:list', 'admin:demand:accept'] }),
    ];
    await shop.runQueued();
    const { id } = await filer.desk.run(save, { ...draft(), submit: true });
    const { demandNo } = (await admin.run(list, { page: 1, limit: 1 })).list[0] ?? { demandNo: '' };
    await shop.runQueued();
    const told = await shop.db.execute(sql`select mark from notice where admin_id = ${accepter.id} and subject = ${demandNo}`);
    expect(told.rows).toEqual([{ mark: 'adminDemandSubmitted' }]);

    await admin.run(accept, { id, shopIds: [shopId] });
    await shop.runQueued();
    const marks = (await filer.desk.run(noticeCalls.list, { limit: 10 })).map(({ mark }) => mark);
    expect(marks.toSorted()).toEqual(['adminDemandDecided', 'adminDemandOpened']);
  });
});

describe('the list of demands', () => {
  it('finds by words and state, counts by state, and marks what is overdue', async () => {
    const day = new Date(shop.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const id = await filed({ title: '轨枕垫板', expectDate: day, submit: true });
    const found = (filter: object) => admin.run(list, { page: 1, limit: 10, keywords: '枕垫', ...filter });
    expect((await found({ status: demandStates.submitted })).list).toMatchObject([{ id, isOverdue: false }]);
    expect((await found({ status: demandStates.draft })).list).toEqual([]);
    const waiting = async () => (await admin.run(count, {})).find(({ status }) => status === demandStates.submitted)?.count ?? 0;
    const before = await waiting();
    await filed({ submit: true });
    expect(await waiting()).toBe(before + 1);

    await shop.pass('4 days');
    expect((await found({ overdue: true })).list).toMatchObject([{ id, isOverdue: true }]);
  });

  it('costs a fixed number of queries', async () => {
    await filed({});
    await filed({});
    const counted = (limit: number) => shop.countQueries(() => admin.run(list, { page: 1, limit }));
    await counted(1);
    expect(await counted(100)).toBe(await counted(1));
  });
});

describe('a person of a shop', () => {
  const may = ['list', 'info', 'save', 'update', 'delete', 'submit', 'close'].map((act) => `admin:demand:${act}`);

  it('finds what the own shop filed or is asked for, and nothing else', async () => {
    const [here, there] = [await seller(), await seller()];
    const [one, other] = [await keeper(here, may), await keeper(there, may)];
    const { id } = await one.desk.run(save, draft());
    const ids = async ({ desk }: typeof one) => (await desk.run(list, { page: 1, limit: 50 })).list.map((row) => row.id);
    expect(await ids(one)).toEqual([id]);
    expect(await ids(other)).toEqual([]);
    await expect(other.desk.run(info, { id })).rejects.toMatchObject({ code: 404 });

    await one.desk.run(submit, { id });
    await admin.run(accept, { id, shopIds: [there] });
    expect(await ids(other)).toEqual([id]);
    await expect(other.desk.run(close, { id, reason: '不要' })).rejects.toMatchObject(refusedWith('只有提交这条需求的店铺'));
    expect(await other.desk.run(info, { id })).toMatchObject({ isOwn: false, shops: [{ id: there }] });
    expect(await one.desk.run(info, { id })).toMatchObject({ isOwn: true, shops: [] });
  });
});
