import { beforeAll, describe, expect, it } from 'vitest';
import { orderCalls } from '#contract/orders/orders.ts';
import { receiptCalls } from '#contract/fulfilment/receipts.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openCloudPrinter } from '../../../test/receipt-printer.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const printer = openCloudPrinter(shop);
const { sku, order, pay, storefront, timeline } = ordersIn(shop);
const staff = shop.admin({ may: ['admin:yly:print'] });

const print = ({ orderNo }: Pick<PlacedOrder, 'orderNo'>) => staff.run(receiptCalls.print, { orderNo });
const paid = async () => order({ of: await sku({ name: '马克杯', price: 1250 }), quantity: 2, paid: true });

describe('a receipt', () => {
  it('is refused while the printer is off', async () => {
    expect(await staff.run(receiptCalls.printer, {})).toEqual({ isOpen: false });
    await expect(print(await paid())).rejects.toMatchObject({ code: 500, message: '易联云 未开启打印' });
  });

  it('is refused while the printer is not set up', async () => {
    await printer.set({ ylyprint_status: '1' });

    expect(await staff.run(receiptCalls.printer, {})).toEqual({ isOpen: true });
    await expect(print(await paid())).rejects.toMatchObject({ message: expect.stringContaining('易联云配置数据不完整') });
  });
});

describe('with a printer, a receipt', () => {
  beforeAll(() => printer.plugIn());

  it('is printed with what its lines come to', async () => {
    const placed = await paid();
    await print(placed);
    await print(placed);

    expect(printer.papers[0]?.content).toContain('<tr><td>马克杯 默认</td><td>12.50</td><td>2</td><td>25.00</td></tr>');
    expect(printer.papers[0]?.content).toMatch(/^<FS2><center>铁路商城订单管理系统<\/center><\/FS2>\n订单编号：/);
    const references = printer.papers.map(({ reference }) => reference);
    expect([references.length, new Set(references).size]).toEqual([2, 2]);
  });

  it('says by how much staff changed the price, so that its sums come to what was paid', async () => {
    const placed = await order({ of: await sku({ price: 1250 }), quantity: 2 });
    await shop.admin().run(orderCalls.updatePrice, { orderNo: placed.orderNo, payPrice: 2000 });
    await pay({ ...placed, payPrice: 2000 });
    await print(placed);

    expect(printer.papers.at(-1)?.content).toContain('抵扣：0.00\n改价：-5.00\n实际支付：20.00');
  });

  it('is refused for an order that is unknown or unpaid', async () => {
    const unpaid = await order({ of: await sku() });

    await expect(print({ orderNo: 'nobody' })).rejects.toMatchObject({ message: '易联云 打印时未找到 订单信息' });
    await expect(print(unpaid)).rejects.toMatchObject({ message: '易联云 打印时出错， 订单未支付' });
    await expect(shop.admin({ may: ['admin:order:list'] }).run(receiptCalls.print, unpaid)).rejects.toMatchObject({ code: 403 });
  });

  it.each([
    ['failing', '没有收到易联云的结果，小票可能已打印，请看一下打印机再决定要不要重打'],
    ['rubbish', '没有收到易联云的结果，小票可能已打印，请看一下打印机再决定要不要重打'],
    ['jammed', '易联云没有打印：打印机缺纸'],
  ] as const)('is told why nothing was printed: %s', async (mood, message) => {
    const placed = await paid();
    printer.manner.mood = mood;
    await expect(print(placed)).rejects.toMatchObject({ code: 500, message });

    printer.manner.mood = undefined;
    await print(placed);
  });

  it('counts as printed where its answer was lost and the cloud lists it', async () => {
    const before = printer.papers.length;
    printer.manner.mood = 'lost';
    await print(await paid());
    printer.manner.mood = undefined;

    expect(printer.papers).toHaveLength(before + 1);
  });

  it('is printed by itself when an order is paid, once, where the shop wants that', async () => {
    const before = printer.papers.length;
    await paid();
    await shop.runQueued();
    expect(printer.papers.length).toBe(before);

    await printer.set({ ylyprint_auto_status: '1' });
    const placed = await paid();
    await storefront.run(openOrderCalls.pay, { orderNo: placed.orderNo, amount: 2500, tradeNo: `trade-${placed.orderNo}` });
    await shop.runQueued();
    await shop.runQueued();

    expect(printer.papers.slice(before)).toMatchObject([{ content: expect.stringContaining(placed.orderNo) }]);
  });

  it('is told by a step of its order when it was not printed by itself', async () => {
    printer.manner.mood = 'jammed';
    const placed = await paid();
    await shop.runQueued();
    printer.manner.mood = undefined;

    expect(await timeline(placed)).toContainEqual(
      expect.objectContaining({ changeMessage: '小票没有自动打印：易联云没有打印：打印机缺纸' }),
    );
  });

  it('costs three queries, one of them for a pause of the printer', async () => {
    const placed = await paid();
    await print(placed);

    expect(await shop.countQueries(() => print(placed))).toBe(3);
  });
});
