import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationExportCalls } from '#contract/finance/invoices/application-export.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { titleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { applicationTabs } from '#contract/finance/invoices/invoice-enums.ts';
import { configCalls } from '#contract/settings/config.ts';
import { sku as skuTable } from '#server/catalogue/index.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { exportsIn } from '../../../test/exports.ts';
import { enterprise, invoicesIn } from '../../../test/invoices.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { order, sku } = ordersIn(shop);
const { apply, askRefund, audit, info, received, refund } = invoicesIn(shop);
const { category, products } = catalogueIn(shop);
const admin = shop.admin();
const exported = exportsIn(shop);
const says = (message: string) => ({ code: 500, message });
let accounts = 0;
const someone = () => `invoice-${(accounts += 1)}`;
const listed = async (filter = {}) => (await admin.run(applicationCalls.list, { page: 1, limit: 99, ...filter })).list;

describe('an application', () => {
  it('is on the wire as its clients know it', async () => {
    const account = someone();
    const placed = await received(account);
    const { id, applyNo } = await apply(account, [placed], { phone: '13800001234', remark: '周五前' });

    const { data } = await admin.raw('GET', '/admin/finance/invoice/apply/list', { query: { keywords: applyNo } });

    expect(Object(data).list).toEqual([
      {
        id,
        applyNo: expect.stringMatching(/^FP\d{16}$/),
        uid: expect.any(Number),
        nickname: expect.any(String),
        source: 1,
        orderNos: [placed.orderNo],
        invoiceType: 1,
        contentType: 1,
        titleType: 2,
        title: enterprise.title,
        taxNo: enterprise.taxNo,
        regAddress: '',
        regPhone: '',
        bankName: '',
        bankAccount: '',
        email: 'wa***@shop.cn',
        phone: '138****1234',
        remark: '周五前',
        amount: '113.00',
        audit: 1,
        auditReason: '',
        auditorId: null,
        auditorName: '',
        auditTime: null,
        progress: null,
        failReason: '',
        requestId: null,
        invoiceId: null,
        isForOther: false,
        createTime: expect.any(String),
        updateTime: expect.any(String),
      },
    ]);
  });

  it('stands in a file as in its list, masked, for those who may export', async () => {
    const account = someone();
    const placed = await received(account);
    const { applyNo } = await apply(account, [placed], { phone: '13800001234' });
    const { exportApplications } = applicationExportCalls;
    const filter = { keywords: applyNo, type: applicationTabs.unaudited };
    const columns = ['applyNo', 'orderNos', 'titleType', 'amount', 'audit', 'progress', 'email', 'phone'];

    expect((await exported(exportApplications, filter, columns))[1]).toEqual([
      applyNo,
      placed.orderNo,
      '企业单位',
      '113',
      '待审核',
      '',
      'wa***@shop.cn',
      '138****1234',
    ]);
    const nothing = exported(exportApplications, { ...filter, type: applicationTabs.issued });
    await expect(nothing).rejects.toMatchObject({ message: '没有可导出的数据！' });
    const reader = exported(exportApplications, filter, [], [applicationCalls.list.permission]);
    await expect(reader).rejects.toMatchObject({ code: 403 });
  });

  it('sums what refunds have left of its orders', async () => {
    const account = someone();
    const [one, two] = [await received(account, 1000, 3), await received(account, 500)];
    await refund(one, 1000);

    const applied = await apply(account, [one, two]);

    expect(await info(applied)).toMatchObject({
      amount: 2500,
      orders: [
        { orderNo: one.orderNo, orderAmount: 3000, refundedAmount: 1000, invoiceAmount: 2000 },
        { orderNo: two.orderNo, orderAmount: 500, refundedAmount: 0, invoiceAmount: 500 },
      ],
      lines: [
        { orderNo: one.orderNo, goodsName: '马克杯', num: 3, amount: 2000, taxRate: 13 },
        { orderNo: two.orderNo, amount: 500 },
      ],
      logs: [{ action: '申请' }],
    });
  });

  it('follows refunds until it is issued, and is worth nothing once they took it all', async () => {
    const account = someone();
    const placed = await received(account, 1000);
    const applied = await apply(account, [placed]);
    await refund(placed, 400);
    expect(await info(applied)).toMatchObject({ amount: 600, orders: [{ refundedAmount: 400, invoiceAmount: 600 }] });

    await refund(placed, 600);

    await expect(audit(applied, 4)).rejects.toMatchObject(says('订单已全部退款，没有可开票的金额'));
    expect(await info(applied)).toMatchObject({ amount: 0, audit: 1, lines: [] });
  });

  it('says before what it comes to, and why orders cannot be in it', async () => {
    const account = someone();
    const [good, part, other] = [await received(account, 1000, 3), await received(account, 500), await received(someone())];
    await refund(part, 200);
    const [asked, taken] = [await received(account, 700), await received(account, 900)];
    await askRefund(asked);
    const { applyNo } = await apply(account, [taken]);
    const orderNos = [good, part, other, asked, taken].map(({ orderNo }) => orderNo);
    const preview = (more = {}) =>
      admin.run(applicationCalls.preview, { orderNos: [...orderNos, orderNos[0] ?? '', 'none'], ...more });

    const { uid, orders, ...sums } = await preview();

    expect(sums).toEqual({ nickname: expect.any(String), amount: 3300, problem: '' });
    expect(
      orders.map(({ orderNo, orderAmount, refundedAmount, invoiceAmount, why }) => [
        orderNo,
        orderAmount,
        refundedAmount,
        invoiceAmount,
        why,
      ]),
    ).toEqual([
      [good.orderNo, 3000, 0, 3000, ''],
      [part.orderNo, 500, 200, 300, ''],
      [other.orderNo, 11_300, 0, 11_300, '不是这位用户的订单'],
      [asked.orderNo, 700, 0, 700, '有退款还没有完成'],
      [taken.orderNo, 900, 0, 900, `已在申请 ${applyNo} 里`],
      ['none', 0, 0, 0, '没有这个订单'],
    ]);
    expect(await info(await apply(account, [good, part]))).toMatchObject({ uid, amount: 3300 });
    expect(await preview()).toMatchObject({ amount: 0 });
  });

  it('is for the customer of the order that was given first', async () => {
    const [older, newer] = [await received(someone(), 1000), await received(someone(), 500)];
    const orderNos = [newer.orderNo, older.orderNo];

    const { orders } = await admin.run(applicationCalls.preview, { orderNos });

    expect(orders.map(({ why }) => why)).toEqual(['', '不是这位用户的订单']);
  });

  it('takes an order once, whoever applies at once', async () => {
    const account = someone();
    const placed = await received(account);

    const all = await Promise.allSettled(Array.from({ length: 8 }, () => apply(account, [placed])));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: says('订单已申请过发票，请勿重复申请') });
  });

  it.each([
    ['还没有付款', { paid: false }],
    ['收货后才能申请', { sent: true }],
    ['不是这位用户的订单', { received: true, buyer: { account: 'somebody-else' } }],
  ])('is refused for an order: %s', async (why, options) => {
    const account = someone();
    const placed = await order({ of: await sku(), buyer: { account }, ...options });
    await expect(apply(account, [placed])).rejects.toMatchObject(says(`订单${placed.orderNo}不可开票，${why}`));
  });

  it('is refused while a refund is asked for, and without orders', async () => {
    const account = someone();
    await expect(apply(account, [])).rejects.toMatchObject(says('请选择需要开票的订单'));
    const placed = await received(account);
    await askRefund(placed);
    await expect(apply(account, [placed])).rejects.toMatchObject(says('订单存在未完成的退款，暂不能开票'));
  });

  it.each([
    [{ titleType: 1, invoiceType: 2, taxNo: '' }, '个人抬头不能开具专用发票'],
    [{ taxNo: ' ' }, '请输入纳税人识别号'],
    [{ taxNo: '91350100M000100Y44' }, '纳税人识别号格式不正确'],
    [{ email: '', phone: '' }, '请填写接收邮箱或手机号'],
  ])('is refused with the title %j', async (title, message) => {
    const account = someone();
    const placed = await received(account);
    await expect(apply(account, [placed], title)).rejects.toMatchObject(says(message));
  });

  it('keeps its tax number in upper case, and needs none for a person', async () => {
    const account = someone();
    const small = await apply(account, [await received(account)], { taxNo: '91350100m000100y43' });
    expect(await info(small)).toMatchObject({ taxNo: '91350100M000100Y43' });
    const person = await apply(account, [await received(account)], { titleType: 1, title: '个人', taxNo: '' });
    expect(await info(person)).toMatchObject({ titleType: 1, taxNo: '' });
  });
});

describe('the audit of an application', () => {
  it('takes it up, then approves it, once', async () => {
    const account = someone();
    const applied = await apply(account, [await received(account)]);
    await audit(applied, 2);
    await expect(audit(applied, 2)).rejects.toMatchObject(says('该申请已审核过，请刷新后重试'));

    const both = await Promise.allSettled([audit(applied, 4), audit(applied, 3, '抬头有误')]);

    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: says('该申请已审核过，请刷新后重试') });
  });

  it('refuses with a reason, which leaves the order to another application', async () => {
    const account = someone();
    const placed = await received(account);
    const applied = await apply(account, [placed]);
    await expect(audit(applied, 3, ' ')).rejects.toMatchObject(says('请输入驳回原因'));
    await audit(applied, 3, '抬头不完整');
    expect(await info(applied)).toMatchObject({ audit: 3, progress: null, auditReason: '抬头不完整' });

    await apply(account, [placed]);

    const again = admin.run(applicationCalls.save, { ...enterprise, id: applied.id });
    await expect(again).rejects.toMatchObject(says('订单已申请过发票，请勿重复申请'));
  });

  it('comes anew after another title, over what is left by then', async () => {
    const account = someone();
    const placed = await received(account, 1000);
    const applied = await apply(account, [placed]);
    await audit(applied, 3, '抬头不完整');
    await refund(placed, 300);

    await admin.run(applicationCalls.save, { ...enterprise, id: applied.id, title: '另一家公司' });

    expect(await info(applied)).toMatchObject({ audit: 1, title: '另一家公司', auditReason: '', amount: 700 });
  });

  it('waits for a refund that is asked for', async () => {
    const account = someone();
    const placed = await received(account);
    const applied = await apply(account, [placed]);
    await askRefund(placed);
    await expect(audit(applied, 4)).rejects.toMatchObject(says('订单存在未完成的退款，暂不能开票'));
  });
});

describe('an invoice that could not be issued', () => {
  it('is marked with a reason, once it is approved', async () => {
    const account = someone();
    const applied = await apply(account, [await received(account)]);
    const fail = (reason: string) => admin.run(applicationCalls.fail, { applyId: applied.id, reason });
    await expect(fail('额度不足')).rejects.toMatchObject(says('请先审核通过再开票'));
    await audit(applied, 4);
    await expect(fail(' ')).rejects.toMatchObject(says('请输入失败原因'));

    await fail('额度不足');

    expect(await info(applied)).toMatchObject({ audit: 4, progress: 2, failReason: '额度不足' });
    await expect(fail('额度不足')).rejects.toMatchObject(says('该申请已标记失败，请刷新后重试'));
  });
});

describe('the tabs of applications', () => {
  let account = '';
  beforeAll(async () => {
    account = someone();
    const all = [];
    for (let at = 0; at < 4; at += 1) all.push(await apply(account, [await received(account)], { title: '标签有限公司' }));
    const [, second, third, fourth] = all;
    if (!second || !third || !fourth) throw new Error('four were made');
    await audit(second, 2);
    await audit(third, 3, '不对');
    await audit(fourth, 4);
  });

  it('count what they show', async () => {
    const tabs = await admin.run(applicationCalls.headers, { keywords: '标签有限' });
    expect(tabs.map(({ name, count }) => [name, count])).toEqual([
      ['全部', 4],
      ['待审核', 1],
      ['审核中', 1],
      ['未通过', 1],
      ['待开票', 1],
      ['已开票', 0],
    ]);
    for (const { type, count } of tabs) expect(await listed({ keywords: '标签有限', type })).toHaveLength(count);
  });

  it('narrow with the other filters', async () => {
    const found = { keywords: '标签有限', audit: 4, progress: 1, titleType: 2, invoiceType: 1, dateLimit: 'today' };
    expect(await listed(found)).toHaveLength(1);
    expect(await listed({ ...found, invoiceType: 2 })).toHaveLength(0);
    expect(await listed({ ...found, dateLimit: 'yesterday' })).toHaveLength(0);
  });
});

describe('the terms of the shop', () => {
  it('allow applications before receipt, and no special invoices', async () => {
    const fields = [
      { name: 'invoice_before_receipt', title: '', value: 'true' },
      { name: 'invoice_types', title: '', value: '1' },
    ];
    await admin.run(configCalls.saveForm, { id: 0, sort: 0, status: true, fields });
    const account = someone();
    const placed = await order({ of: await sku(), buyer: { account }, paid: true });
    await expect(apply(account, [placed], { invoiceType: 2 })).rejects.toMatchObject(says('本店只开普通发票'));
    expect(await info(await apply(account, [placed]))).toMatchObject({ audit: 1 });
  });

  it('end after some days', async () => {
    const account = someone();
    const old = await received(account);
    const uid = (await info(await apply(account, [await received(account)]))).uid;
    shop.clock.pass('181 days');
    const late = shop
      .admin({ may: [applicationCalls.save.permission] })
      .run(applicationCalls.save, { ...enterprise, uid, orderNos: [old.orderNo] });
    await expect(late).rejects.toMatchObject(says(`订单${old.orderNo}不可开票，已超过180天的申请期限`));
  });
});

describe('what is private of a title', () => {
  const details = {
    regAddress: '厦门市湖里区安岭路 1 号',
    regPhone: '0592-1234567',
    bankName: '工商银行',
    bankAccount: '6222020200112233',
    phone: '13800001234',
  };
  const { reveal, save } = applicationCalls;

  it('is masked, stays when it comes back so, and a look at it is kept', async () => {
    const account = someone();
    const { id } = await apply(account, [await received(account)], details);
    const { taxNo, titleType, invoiceType, title, regAddress, regPhone, bankAccount, email, phone } = await info({ id });
    const shown = { regAddress, regPhone, bankAccount, email, phone };
    expect(shown).toEqual({
      regAddress: '厦门市湖里区****',
      regPhone: '059*****4567',
      bankAccount: '622*********2233',
      email: 'wa***@shop.cn',
      phone: '138****1234',
    });

    await admin.run(save, { id, ...shown, taxNo, titleType, invoiceType, title, bankName: '建设银行', phone: '13900001234' });

    expect(await admin.run(reveal, { id })).toMatchObject({
      regAddress: details.regAddress,
      regPhone: details.regPhone,
      bankAccount: details.bankAccount,
      email: enterprise.email,
      phone: '13900001234',
    });
    expect((await info({ id })).logs[0]).toMatchObject({ action: '查看开票信息' });
  });

  it('comes from the library where it was picked there, and from nowhere else', async () => {
    const account = someone();
    const first = await apply(account, [await received(account)], details);
    const placed = await received(account);
    const [picked] = await admin.run(titleCalls.list, { orderNo: placed.orderNo });
    if (!picked) throw new Error('no title is remembered');
    const { id: titleId, isDefault, usedTime, ...fields } = picked;
    const asked = { ...fields, invoiceType: 1, orderNos: [placed.orderNo] };
    await expect(admin.run(save, asked)).rejects.toMatchObject(says('带 * 的内容不完整，请重新填写，或再选一次抬头'));
    const stranger = await received(someone());
    await expect(admin.run(save, { ...asked, orderNos: [stranger.orderNo], titleId })).rejects.toMatchObject({ code: 404 });

    const blank = { taxNo: '', bankAccount: '', email: 'new@shop.cn', phone: '' };
    for (const masked of ['regAddress', 'regPhone'] as const)
      await expect(
        admin.run(save, { ...asked, ...blank, taxNo: fields.taxNo, regAddress: '', regPhone: '', [masked]: fields[masked] }),
      ).rejects.toMatchObject({ message: expect.stringContaining('带 *') });

    const { id } = await admin.run(save, { ...asked, titleId });

    expect(await admin.run(reveal, { id })).toEqual(await admin.run(reveal, { id: first.id }));
  });
});

describe('goods of categories that are taxed in their own way', () => {
  const taxes = (value: string) => admin.run(configCalls.save, { key: 'invoice_category_taxes', value });
  const inCategory = async (cateId: number): Promise<number> => {
    const [productId = 0] = await products(1, { cateId, price: 1000, isShow: true });
    const [kind] = await shop.db.select({ id: skuTable.id }).from(skuTable).where(eq(skuTable.productId, productId));
    return kind?.id ?? 0;
  };

  it('begin their invoice with the terms of the nearest category, and the others with those of the shop', async () => {
    const food = await category({ name: '食品' });
    const fruit = await category({ name: '水果', pid: food, path: `/0/${food}/` });
    const account = someone();
    const of = [await inCategory(fruit), await inCategory(food), await sku({ price: 1000 })];
    const placed: PlacedOrder[] = [];
    for (const one of of) placed.push(await order({ of: one, buyer: { account }, received: true }));
    const applied = await apply(account, placed, { contentType: 2 });
    await taxes(`食品 9% 1030200000000000000\n水果 免税\n`);

    expect((await info(applied)).lines).toMatchObject([
      { goodsName: '水果', taxRate: 0, zeroTaxFlag: 1, amount: 1000 },
      { goodsName: '食品', taxRate: 9, zeroTaxFlag: null, taxCode: '1030200000000000000', amount: 1000 },
      { goodsName: '日用百货', taxRate: 13, amount: 1000 },
    ]);
    await taxes('');
  });

  it.each(['水果', '水果 17%', '水果 9% 123'])('are not read from %j', async (line) => {
    await expect(taxes(`蔬菜 免税\n${line}`)).rejects.toMatchObject({
      message: '第 2 行应为分类名称、税率（13%、9%、6%、3%、1% 或免税）和 19 位商品编码，用空格隔开',
    });
  });
});
