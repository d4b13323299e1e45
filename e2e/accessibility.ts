import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { replyCalls } from '#contract/wechat/replies.ts';
import { keepFollowers } from '#server/customers/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { bankIn } from '../server/test/bank.ts';
import { bargainsIn } from '../server/test/bargains.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { collectionIn } from '../server/test/collection.ts';
import { demandsIn } from '../server/test/demands.ts';
import { incomingIn } from '../server/test/incoming-notices.ts';
import { marketingIn } from '../server/test/marketing.ts';
import { picturesIn } from '../server/test/pictures.ts';
import { casesIn } from '../server/test/return-cases.ts';
import { reviewsIn } from '../server/test/reviews.ts';
import { type Shop, openShop } from '../server/test/shop.ts';
import { smsRecordsIn } from '../server/test/sms-records.ts';
import { button, choose, closed, dialog, row } from './acts.ts';
import { chosenText } from '#web/orders/order/chosen-address.ts';
import {
  type AxeScope,
  complaintsOf,
  complaintsOfColours,
  complaintsOfTouch,
  complaintsOfWidth,
  dialogAlone,
  screenAlone,
  whole,
} from './complaints.ts';
import { openDesk } from './desk.ts';
import { type VisitAct, type Visit, arrived, everyVisit, goTo, turnAppearance } from './visits.ts';

const follower = (subscribeTime: Date) => ({
  openid: 'oFollower_1',
  isSubscribed: true,
  subscribeTime,
  scene: 'ADD_SCENE_QR_CODE',
  sceneText: '',
  tagIds: [],
});

export async function fillShop(shop: Shop) {
  const orders = casesIn(shop);
  const admin = shop.admin();
  const catalogue = catalogueIn(shop);
  const productId = await catalogue.product({ storeName: '搪瓷杯', cateId: await catalogue.category({ name: '站台书屋' }) });
  const { orderNo } = await orders.order({ of: await orders.sku(), sent: true });
  const placed = await orders.order({ of: await orders.sku(), paid: true });
  const { orderNo: toSend } = placed;
  const chosen = chosenText([(await orders.info(placed)).id]);
  const cases = await openCases(orders);
  await reviewsIn(shop).review({ productId, comment: '漏水', productScore: 1, serviceScore: 1, pics: ['/a.png'] });
  const draftId = await collectionIn(shop).draft({ soureLink: 'https://item.elsewhere/1' });
  const collectedId = await collectionIn(shop).order();
  await picturesIn(shop).picture({ name: 'signal.png' });
  await shop.app.write({ name: 'test.fan', actor: systemActor('test') }, (write) =>
    keepFollowers(write, { appId: 'wx0000000000000001', askedTime: write.now, followers: [follower(write.now)] }),
  );
  await admin.run(serviceProviderCalls.save, { providerName: '云打印', type: 'expr_dump' });
  await admin.run(brandCalls.save, { name: '铁灰工坊', logo: '/a.png' });
  await admin.run(shopCalls.save, {
    name: '站台小铺',
    logo: '/a.png',
    sourceUrl: 'https://item.elsewhere/',
    phone: '13800001234',
  });
  await admin.run(ruleCalls.save, { ruleName: '容量', ruleValue: [{ value: '容量', detail: ['350ml', '500ml'] }] });
  await admin.run(replyCalls.save, {
    keywords: ['优惠'],
    type: 'text',
    data: { content: '满 99 元包邮' },
    status: true,
  });
  await admin.run(cashPaymentCalls.save, {
    bizType: cashPaymentKinds.other,
    payee: '武昌印刷厂',
    bank: '工商银行武昌支行',
    account: '6222020200112233',
    amount: 12_300,
    reason: '印制票根书签',
  });
  await admin.run(cashReceiptCalls.save, {
    bizType: cashReceiptKinds.other,
    payer: '汉口纸品商行',
    method: 'cash',
    amount: 4200,
    receivedAt: null,
  });
  const bank = bankIn(shop);
  const { id: accountId } = await bank.account('建行基本户');
  await bank.read(
    accountId,
    '2026-11-10 09:00:00,,15.00,985.00,账户管理,F1,手续费',
    '2026-11-10 10:00:00,123.00,,1108.00,孝感站,F2,货款',
  );
  const demands = await fillDemands(shop);
  await incomingIn(shop).notice({ says: '已入账一笔' });
  await smsRecordsIn(shop).record();
  const group = await marketingIn(shop).groupBuy();
  await orders.order({ of: group.skuId, activityId: group.id, buyer: { account: '小满' }, paid: true });
  const bargains = bargainsIn(shop);
  const { id: bargainId } = await bargains.bargain();
  const started = await bargains.start(bargainId, '小站长');
  await bargains.help(started.id, '检票员');
  const moveId = await brokenMove(shop);
  return { productId, orderNo, toSend, chosen, draftId, collectedId, groupBuyId: group.id, bargainId, cases, moveId, ...demands };
}

/** A try of moving another shop in that broke off. */
async function brokenMove(shop: Shop): Promise<number> {
  const { value } = await shop.app.write({ name: 'test.move', actor: systemActor('test') }, ({ tx }) =>
    tx.execute<{ id: number }>(sql`
      insert into move_in (dump, is_dry, state, pictures, wechat_app_id, routine_app_id, by, message, create_time, end_time)
      values ('old-shop.sql.gz', true, 'failed', '', '', '', '站长', '数据库备份不完整', now(), now()) returning id`),
  );
  return value.rows[0]?.id ?? 0;
}

/** A demand with two quotes, and a report. */
async function fillDemands(shop: Shop) {
  const { seller, opened, quoted, reported } = demandsIn(shop);
  const shops = [await seller('一站文具'), await seller('二站百货')];
  const demandId = await opened(shops, { title: '道岔清扫工具' });
  for (const [at, shopId] of shops.entries()) await quoted(demandId, shopId, { items: [{ price: 900 + at * 200 }] });
  return { demandId, reportId: await reported({ shopId: shops[0] ?? 0, title: '工具采购报备' }) };
}

/** Return cases that wait for goods, for money and for other goods. */
async function openCases({ sku, order, open, checkIn }: ReturnType<typeof casesIn>) {
  const sold = async () => order({ of: await sku({ barCode: '6901234567892' }), sent: true });
  const { id: waiting } = await open(await sold());
  const { id: toRefund } = await checkIn(await open(await sold()));
  const { id: toExchange } = await checkIn(await open(await sold(), { kind: 'exchange' }));
  return { waiting, toRefund, toExchange };
}

/** An empty list offers the button of its bar once more. */
const press =
  (name: string): VisitAct =>
  (page) =>
    button(page, name).first().click();

const inRow =
  (text: string, name: string): VisitAct =>
  (page) =>
    button(row(page, text), name).click();

/** Act in the record that is open over its list. */
const inDetail =
  (name: string): VisitAct =>
  (page) =>
    button(page.locator('.ant-drawer .order'), name).click();

/** Act in the head of an open order; a phone keeps all but the next step under 更多. */
const inOrder =
  (name: string): VisitAct =>
  async (page) => {
    const acts = page.locator('.ant-drawer .order-acts');
    const act = button(acts, name);
    await act.or(button(acts, '更多')).first().waitFor();
    await ((await act.isVisible()) ? act.click() : choose(page, acts, name));
  };

const withPicture =
  (act: string): VisitAct =>
  async (page) => {
    const picture = page.getByRole('option', { name: 'signal.png', exact: true });
    if ((await picture.getAttribute('aria-selected')) !== 'true') await picture.click();
    await button(page, act).click();
  };

const addCategory: VisitAct = async (page) => {
  await button(page, '全部图片的操作').click();
  await page.getByRole('menuitem', { name: '添加分类' }).click();
};

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** Visits at which screens show what there is to see; all others are looked at as they open. */
export const named = ({
  productId,
  orderNo,
  toSend,
  chosen,
  draftId,
  collectedId,
  moveId,
  groupBuyId,
  bargainId,
  cases,
  demandId,
  reportId,
}: Awaited<ReturnType<typeof fillShop>>): Record<string, readonly Visit[]> => ({
  '/dashboard': [{ address: '/dashboard', sign: '待发货' }],
  '/store/index': [
    { address: '/store/index', sign: '马克杯' },
    { address: '/store/index?type=2', sign: '搪瓷杯', dialogs: [press('商品采集'), press('导出')] },
  ],
  '/store/list/creatProduct/:id?/:isDisabled?': [
    { address: '/store/list/creatProduct', sign: '商品名称' },
    { address: `/store/list/creatProduct/${productId}`, sign: '商品名称' },
  ],
  '/store/sort': [{ address: '/store/sort', sign: '站台书屋', dialogs: [press('添加商品分类')] }],
  '/store/attr': [{ address: '/store/attr', sign: '容量' }],
  '/store/comment': [{ address: '/store/comment', sign: '漏水', dialogs: [press('添加虚拟评论')] }],
  '/store/brand': [{ address: '/store/brand', sign: '铁灰工坊', dialogs: [press('添加品牌')] }],
  '/store/storeshop': [{ address: '/store/storeshop', sign: '站台小铺', dialogs: [press('添加店铺')] }],
  '/store/list/crawingStore': [{ address: '/store/list/crawingStore', sign: '青花碗', dialogs: [press('商品采集')] }],
  '/store/list/crawingStore/:id/:isDisabled?': [{ address: `/store/list/crawingStore/${draftId}`, sign: '商品名称' }],
  '/store/schedule': [{ address: '/store/schedule', sign: '暂无定时任务' }],
  '/store/stock': [{ address: '/store/stock', sign: '待补货' }],
  '/store/bulk': [{ address: '/store/bulk', sign: '没有符合条件的批量操作记录' }],
  '/run': [{ address: '/run', sign: '还没有批量操作过' }],
  '/user/grade': [{ address: '/user/grade', sign: '钻石会员', dialogs: [press('添加用户等级')] }],
  '/marketing/groupBuy/groupGoods': [{ address: '/marketing/groupBuy/groupGoods', sign: '拼团马克杯' }],
  '/marketing/groupBuy/creatGroup/:id?/:act?': [
    { address: '/marketing/groupBuy/creatGroup', sign: '选择商品' },
    { address: `/marketing/groupBuy/creatGroup/${groupBuyId}`, sign: '补齐人数' },
  ],
  '/marketing/groupBuy/groupList': [{ address: '/marketing/groupBuy/groupList', sign: '拼团马克杯' }],
  '/marketing/clashes': [{ address: '/marketing/clashes', sign: '拼团马克杯', dialogs: [inRow('拼团马克杯', '允许')] }],
  '/cashier/receive': [
    {
      address: '/cashier/receive',
      sign: '汉口纸品商行',
      dialogs: [press('新增收款'), inRow('汉口纸品商行', '确认'), inRow('汉口纸品商行', '作废')],
    },
  ],
  '/settlement/index': [
    { address: '/settlement/index', sign: '还没有结算单', dialogs: [press('生成结算单')] },
    { address: '/settlement/money', sign: '每天的营业额、退款与付款' },
    { address: '/settlement/share', sign: '还没有分成单' },
  ],
  '/cashier/credit': [{ address: '/cashier/credit', sign: '还没有赊账客户', dialogs: [press('开赊账户')] }],
  '/cashier/closing': [{ address: '/cashier/closing', sign: '还没有日结过' }],
  '/cashier/credit/debts': [{ address: '/cashier/credit/debts', sign: '没有欠款' }],
  '/cashier/bank': [{ address: '/cashier/bank', sign: '孝感站', dialogs: [press('银行账户'), inRow('孝感站', '忽略')] }],
  '/cashier/bank/statement': [{ address: '/cashier/bank/statement', sign: '流水.csv' }],
  '/cashier/bank/import': [{ address: '/cashier/bank/import', sign: '把银行的文件拖到这里，或点击选择' }],
  '/cashier/task-list': [{ address: '/cashier/task-list?state=0', sign: '待确认收款' }],
  '/cashier/payment': [
    { address: '/cashier/payment', sign: '武昌印刷厂', dialogs: [press('申请付款'), inRow('武昌印刷厂', '审批')] },
  ],
  '/exports': [{ address: '/exports', sign: '还没有导出过' }],
  '/operation/roleManager/identityManager/edit/:id?/:act?': [
    { address: '/operation/roleManager/identityManager/edit', sign: '营销日历' },
    { address: '/operation/roleManager/identityManager/edit/13', sign: '客服' },
  ],
  '/operation/roleManager/invitations': [
    { address: '/operation/roleManager/invitations', sign: '邀请员工', dialogs: [press('邀请员工')] },
  ],
  '/operation/roleManager/promiseRules': [
    { address: '/operation/roleManager/promiseRules', sign: '运营', dialogs: [press('新增')] },
  ],
  '/operation/roleManager/providerList': [
    { address: '/operation/roleManager/providerList', sign: '云打印', dialogs: [press('添加服务商')] },
  ],
  '/operation/setting': [{ address: '/operation/setting?form=67', sign: '还没有上传', dialogs: [press('上传商户证书')] }],
  '/operation/notification': [
    { address: '/operation/notification', sign: '订单发货通知', dialogs: [inRow('订单发货通知', '详情')] },
    { address: '/operation/notification?sendType=2', sign: '用户收货' },
    { address: '/operation/notification?sendType=sms', sign: '验证码（登录）' },
  ],
  '/appSetting/publicAccount/fans': [
    { address: '/appSetting/publicAccount/fans', sign: '扫描二维码', dialogs: [press('同步粉丝')] },
  ],
  '/appSetting/publicAccount/wxReply/keyword': [
    { address: '/appSetting/publicAccount/wxReply/keyword', sign: '优惠', dialogs: [press('哪条规则会回复')] },
  ],
  '/maintain/system/timers': [{ address: '/maintain/system/timers', sign: '核对库存' }],
  '/maintain/system/changes': [{ address: '/maintain/system/changes', sign: '帮忙砍价' }],
  '/maintain/system/sessions': [{ address: '/maintain/system/sessions', sign: '本机' }],
  '/maintain/system/incoming': [
    { address: '/maintain/system/incoming', sign: '已入账一笔', dialogs: [inRow('已入账一笔', '查看')] },
  ],
  '/maintain/system/services': [{ address: '/maintain/system/services', sign: '易联云' }],
  '/maintain/system/backups': [{ address: '/maintain/system/backups', sign: '立即备份', dialogs: [press('备份设置')] }],
  '/maintain/system/incidents': [{ address: '/maintain/system/incidents', sign: '设置接收人' }],
  '/maintain/system/move': [
    { address: '/maintain/system/move', sign: 'old-shop.sql.gz' },
    { address: '/maintain/system/move/begin', sign: '迁入旧店' },
    { address: '/maintain/system/opening', sign: '一直在营业' },
  ],
  '/maintain/system/move/run/:id': [{ address: `/maintain/system/move/run/${moveId}`, sign: '数据库备份不完整' }],
  '/maintain/system/status': [{ address: '/maintain/system/status', sign: 'PostgreSQL' }],
  '/maintain/picture': [
    { address: '/maintain/picture', sign: '共 1 条', dialogs: [withPicture('查看'), withPicture('删除图片'), addCategory] },
  ],
  '/maintain/devconfiguration/formConfig': [
    { address: '/maintain/devconfiguration/formConfig', sign: '秒杀配置', dialogs: [press('创建表单')] },
  ],
  '/maintain/devconfiguration/combineddata': [
    { address: '/maintain/devconfiguration/combineddata', sign: '首页导航', dialogs: [press('添加数据组')] },
    { address: '/maintain/devconfiguration/combineddata?open=67', sign: '行业资讯', dialogs: [press('添加数据')] },
  ],
  '/codegen/codegenList': [{ address: '/codegen/codegenList?tableName=brand', sign: 'brand_cate' }],
  '/user/index': [{ address: '/user/index', sign: '全部用户' }],
  '/distribution/index': [{ address: '/distribution/index', sign: '还没有分销员' }],
  '/financial/record/charge': [{ address: '/financial/record/charge', sign: '还没有充值记录' }],
  '/financial/reconciliation': [
    { address: '/financial/reconciliation' },
    { address: '/financial/reconciliation?tab=picture', sign: '营业额怎样变成收款' },
    { address: '/financial/reconciliation?tab=bills', sign: '接通微信支付后', dialogs: [press('取账单')] },
  ],
  '/financial/invoicing': [{ address: '/financial/invoicing', sign: '还没有开票申请', dialogs: [press('新增申请')] }],
  '/financial/invoiceManage': [{ address: '/financial/invoiceManage', sign: '还没有开具过发票' }],
  '/distribution/distributionconfig': [{ address: '/distribution/distributionconfig', sign: '一级返佣比例' }],
  '/marketing/bargain/bargainGoods': [{ address: '/marketing/bargain/bargainGoods', sign: '砍价马克杯' }],
  '/marketing/bargain/creatBargain/:id?/:act?': [{ address: `/marketing/bargain/creatBargain/${bargainId}`, sign: '帮砍次数' }],
  '/marketing/bargain/bargainList': [
    { address: '/marketing/bargain/bargainList', sign: '小站长', dialogs: [inRow('小站长', '查看详情')] },
  ],
  '/order/index': [
    { address: '/order/index', sign: '王小明' },
    { address: `/order/index?open=${orderNo}`, sign: '订单记录', dialogs: [inOrder('退换')] },
  ],
  '/order/returns': [
    {
      address: `/order/returns?open=${cases.waiting}`,
      sign: '退换信息',
      dialogs: ['验收', '登记退回单号', '撤销'].map(inDetail),
    },
    { address: `/order/returns?open=${cases.toRefund}`, sign: '退换信息', dialogs: ['退款', '拒绝'].map(inDetail) },
    { address: `/order/returns?open=${cases.toExchange}`, sign: '退换信息', dialogs: [inDetail('发出换货')] },
  ],
  '/order/crawingOrder': [{ address: '/order/crawingOrder', sign: 'GT-', dialogs: [press('按单号采集')] }],
  '/demand/index': [{ address: '/demand/index', sign: '道岔清扫工具' }],
  '/demand/create/:id?/:isDisabled?': [
    { address: '/demand/create', sign: '需求明细' },
    { address: `/demand/create/${demandId}/1`, sign: '合计最低', dialogs: [press('修改')] },
  ],
  '/report/index': [{ address: '/report/index', sign: '工具采购报备' }],
  '/report/edit/:id': [{ address: `/report/edit/${reportId}`, sign: '跟进到招标' }],
  '/order/crawingOrder/:id/:isDisabled?': [{ address: `/order/crawingOrder/${collectedId}`, sign: '青花碗' }],
  '/order/pick': [{ address: `/order/pick?of=${chosen}`, sign: '1 单 · 1 种 · 1 件', dialogs: [press('记货位')] }],
  '/order/ship': [{ address: '/order/ship', sign: '核对' }],
  '/order/bench': [{ address: '/order/bench', sign: '王小明' }],
  '/order/notes': [{ address: `/order/notes?of=${chosen}`, sign: '共 1 种 1 件' }],
  '/javaMobile/orderList/:types?': [{ address: '/javaMobile/orderList', sign: '王小明' }],
  '/javaMobile/orderStatisticsDetail/:type/:time?': [
    { address: '/javaMobile/orderStatisticsDetail/price/today', sign: '营业额' },
  ],
  '/javaMobile/orderDelivery/:oid/:id?': [{ address: `/javaMobile/orderDelivery/${toSend}`, sign: '王小明' }],
  '/javaMobile/orderDetail/:id?/:goname?': [{ address: `/javaMobile/orderDetail/${orderNo}`, sign: '王小明' }],
});

/** Pages of the frame itself: nothing there, not allowed. */
const notices: readonly Visit[] = ['/404', '/401'].map((address) => ({ address }));

/** Judges the current appearance whole and the other one by what it changes; the page is left in the other. */
async function check(page: Page, part: AxeScope, what: string): Promise<string[]> {
  const complaints = await complaintsOf(page, part);
  await turnAppearance(page);
  const width = page.viewportSize()?.width;
  return [...complaints, ...(await complaintsOfColours(page, part))].map((complaint) => `${what} on ${width} px: ${complaint}`);
}

async function checkDialog(page: Page, open: VisitAct, what: string): Promise<string[]> {
  await open(page);
  await dialog(page).waitFor();
  const complaints = await check(page, dialogAlone, what);
  await page.keyboard.press('Escape');
  await closed(page);
  return complaints;
}

/** The screen is opened once, and then shown in both widths. */
async function checkVisit(page: Page, { address, sign, dialogs = [] }: Visit, part: AxeScope): Promise<string[]> {
  const complaints: string[] = [];
  await page.setViewportSize(wide);
  await goTo(page, address);
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size);
    await arrived(page);
    if (sign !== undefined) await page.getByText(sign).filter({ visible: true }).first().waitFor();
    complaints.push(...(await check(page, part, address)));
    const ofSize = await (size === narrow ? complaintsOfTouch : complaintsOfWidth)(page);
    complaints.push(...ofSize.map((complaint) => `${address}: ${complaint}`));
    for (const [at, open] of dialogs.entries())
      complaints.push(...(await checkDialog(page, open, `dialog ${at + 1} of ${address}`)));
  }
  return complaints;
}

async function checkSignIn(page: Page): Promise<string[]> {
  const complaints = await check(page, whole, '/login');
  await page.setViewportSize(narrow);
  return [...complaints, ...(await check(page, whole, '/login'))];
}

/** The files that share the visits between them: a new screen falls to one of these. */
const files = Object.keys(import.meta.glob('./accessibility-*.e2e.ts')).map((path) => path.slice(1));

/** A share of the screens, in a shop and a browser of its own; the first begins where nobody is signed in. */
export function everybodyCanUseShareOf(file: string): void {
  const shop = openShop();
  const desk = openDesk(shop);
  const share = files.findIndex((path) => file.endsWith(path));

  it(`share ${share + 1} of the screens and their dialogs can be used by everybody, in both widths and appearances`, async () => {
    const visits = [...everyVisit(named(await fillShop(shop))), ...notices];
    const page = await desk.open('/login', { appearance: 'system' });
    await page.getByLabel('用户名').waitFor();
    const complaints = share === 0 ? await checkSignIn(page) : [];

    await desk.admit(page);
    const own = visits.filter((_visit, at) => at % files.length === share);
    // The frame is judged around the first of them.
    for (const [at, visit] of own.entries()) complaints.push(...(await checkVisit(page, visit, at === 0 ? whole : screenAlone)));

    expect(complaints).toEqual([]);
  }, 600_000);
}
