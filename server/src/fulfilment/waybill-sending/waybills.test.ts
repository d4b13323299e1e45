import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { sheetCalls } from '#contract/delivery/sheets.ts';
import { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { taskCalls } from '#contract/tasks/tasks.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openProvider } from '../../../test/provider.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const provider = openProvider(shop);
const { manner } = provider;
const { sku, order, info, timeline, askRefund } = ordersIn(shop);
const staff = () => shop.admin({ role: '仓库' });

const sheet = {
  type: '1',
  expressRecordType: '2',
  expressCode: 'yuantong',
  expressTempId: 'yuantong-76',
  toName: '信号楼',
  toTel: '13911112222',
  toAddr: '北京市西城区站台路 1 号',
};
const paid = async () => order({ of: await sku({ name: '马克杯' }), quantity: 2, paid: true });
const send = ({ orderNo }: PlacedOrder, overrides: Partial<Input<typeof sendingCalls.send>> = {}) =>
  staff().run(sendingCalls.send, { orderNo, ...sheet, ...overrides });
const printed = () => manner.waybills.length;
const dumps = () => provider.asked.filter((path) => path.endsWith('expr/dump')).length;

beforeEach(() => {
  manner.waybills = [];
  manner.labels = [];
  provider.asked.length = 0;
  provider.forms.length = 0;
});

describe('before waybills are switched on', () => {
  it('there are neither forms nor defaults, and none is printed', async () => {
    expect(await staff().run(sheetCalls.template, { com: 'yuantong' })).toMatchObject({ data: { data: [] } });
    expect(await staff().run(waybillCalls.sheetInfo, {})).toMatchObject({ exportOpen: 2, exportToName: null, exportId: null });
    await expect(send(await paid())).rejects.toMatchObject({ message: '请先开启电子面单' });
  });
});

describe('an order sent with a printed waybill', () => {
  beforeAll(async () => {
    await provider.byPass();
    await provider.set({ config_export_open: '1', config_export_siid: 'KX100', config_export_to_name: '信号楼' });
  });

  it('is printed for its buyer, and has the number of the waybill', async () => {
    const placed = await paid();
    await send(placed);

    expect(provider.forms.at(-1)).toEqual({
      com: 'yuantong',
      temp_id: 'yuantong-76',
      siid: 'KX100',
      from_name: '信号楼',
      from_tel: '13911112222',
      from_addr: '北京市西城区站台路 1 号',
      to_name: '王小明',
      to_tel: '13800001234',
      to_addr: expect.stringContaining('文三路 1 号'),
      count: '2',
      cargo: '马克杯',
    });
    expect(await info(placed)).toMatchObject({
      status: 1,
      deliveryName: '圆通速递',
      deliveryId: 'WB1000',
      deliveryType: 'express',
    });
    expect((await timeline(placed))[0]).toMatchObject({ changeMessage: '已发货 快递公司：圆通速递, 快递单号：WB1000' });
  });

  it('is printed once, however often it is asked for', async () => {
    const placed = await paid();
    await Promise.allSettled([send(placed), send(placed), send(placed)]);
    await send(placed);

    expect([printed(), dumps()]).toEqual([1, 1]);
    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'express')).toHaveLength(1);
    await expect(send(placed, { expressCode: 'yunda' })).rejects.toMatchObject({ message: '订单已发货请勿重复操作!' });
  });

  it.each(['failing', 'rubbish', 'silent'] as const)(
    'is not printed a second time by itself when the answer was lost: %s',
    async (mood) => {
      const placed = await paid();
      await staff().run(sheetCalls.template, { com: 'yuantong' });
      manner.mood = mood;
      await expect(send(placed)).rejects.toMatchObject({ code: 500, message: expect.stringContaining('一号通平台接口异常') });

      const unknown = { code: 500, message: expect.stringMatching(/结果未知，可能已经打印并计费/) };
      await expect(send(placed)).rejects.toMatchObject(unknown);
      await expect(send(placed, { expressCode: 'yunda' })).rejects.toMatchObject(unknown);
      expect([printed(), dumps()]).toEqual([1, 1]);
      expect(await info(placed)).toMatchObject({ status: 0, deliveryId: null });

      await send(placed, { isReprint: true });
      expect([printed(), dumps()]).toEqual([2, 2]);
      expect(await info(placed)).toMatchObject({ status: 1, deliveryId: 'WB1001' });
    },
  );

  it('whose answer was lost goes by the number that lies in the printer', async () => {
    const placed = await paid();
    manner.mood = 'silent';
    await expect(send(placed)).rejects.toMatchObject({ code: 500 });

    await send(placed, { expressRecordType: '1', expressNumber: 'WB1000' });

    expect(dumps()).toBe(1);
    expect(await info(placed)).toMatchObject({ status: 1, deliveryId: 'WB1000' });
  });

  it('stays while a refund is asked for, and nothing is printed', async () => {
    const placed = await paid();
    await askRefund(placed);

    await expect(send(placed)).rejects.toMatchObject({ message: '订单退款中不能发货' });
    expect(dumps()).toBe(0);
  });

  it.each([
    [{ expressCode: '' }, '请选择快递公司'],
    [{ expressTempId: '' }, '请选择电子面单'],
    [{ toName: ' ' }, '请填写寄件人姓名'],
    [{ toTel: '' }, '请填写寄件人电话'],
    [{ toAddr: '' }, '请填写寄件人地址'],
    [{ expressCode: 'nobody' }, '请选择快递公司'],
    [{ expressCode: 'kuayue' }, '跨越速运还没有启用电子面单，请先在物流公司里填写账号，或改用手动填写'],
  ])('says what is missing: %j', async (overrides, message) => {
    await expect(send(await paid(), overrides)).rejects.toMatchObject({ code: 500, message });
    expect(dumps()).toBe(0);
  });

  it('tells a carrier that wants it the account of the shop', async () => {
    const { list } = await shop.admin().run(expressCalls.list, { keywords: 'kuayue', page: 1, limit: 1 });
    const account = { account: 'A1', password: 'geheim', netName: null, sort: 0, status: true };
    await shop.admin().run(expressCalls.update, { id: list[0]?.id ?? 0, ...account });

    await send(await paid(), { expressCode: 'kuayue', expressTempId: 'kuayue-76' });

    expect(provider.forms.at(-1)).toMatchObject({ com: 'kuayue', partner_id: 'A1', partner_key: 'geheim' });
  });

  it('is what the next one begins with', async () => {
    await send(await paid());
    const next = {
      exportCom: 'yuantong',
      exportTempId: 'yuantong-76',
      exportToName: '信号楼',
      exportSiid: 'KX100',
      exportOpen: 1,
    };

    await expect.poll(() => staff().run(waybillCalls.sheetInfo, {})).toMatchObject(next);
    expect(await staff().run(sheetCalls.template, { com: 'yuantong' })).toEqual({
      status: 200,
      msg: 'ok',
      data: { data: [{ temp_id: 'yuantong-76', title: '一联单 76×130', pic: '' }] },
    });
  });
});

describe('a waybill whose answer was lost', () => {
  // Labels of other tests lie on parcels of their orders.
  beforeEach(() => void (manner.firstWaybill += 100));
  const number = (at = 0) => `WB${manner.firstWaybill + at}`;
  const lost = ({ orderNo }: PlacedOrder) => staff().run(waybillCalls.lostWaybill, { orderNo });
  const confirm = ({ orderNo }: PlacedOrder, typed: string) =>
    staff().run(waybillCalls.confirmWaybill, { orderNo, number: typed });
  const notPrinted = ({ orderNo }: PlacedOrder) => staff().run(waybillCalls.waybillNotPrinted, { orderNo });
  const tasks = async ({ orderNo }: PlacedOrder) => {
    const { list } = await shop.admin().run(taskCalls.list, { kind: 'waybill', page: 1, limit: 50 });
    return list.filter((task) => task.number === orderNo);
  };
  const losing = async (overrides: Parameters<typeof send>[1] = {}) => {
    const placed = await paid();
    manner.mood = 'silent';
    await expect(send(placed, overrides)).rejects.toMatchObject({ code: 500 });
    return placed;
  };

  it('is left to people, and found in the record of the provider by its recipient', async () => {
    const placed = await losing();
    expect(await lost(placed)).toMatchObject({ carrier: '圆通速递', lookedTime: null, found: [] });
    expect(await tasks(placed)).toMatchObject([{ says: expect.stringMatching(/^电子面单结果未知/), isOverdue: false }]);

    await shop.pass('1 minute');

    expect(await lost(placed)).toMatchObject({ lookedTime: expect.any(Date), found: [{ number: number(), by: 'name' }] });
    expect(await tasks(placed)).toMatchObject([{ says: expect.stringContaining(number()) }]);
    expect([printed(), dumps()]).toEqual([1, 1]);
  });

  it('stands in a list until it is settled, for those who see its order', async () => {
    const placed = await losing();
    const listed = async (person = staff()) =>
      (await person.run(waybillCalls.lostWaybills, {})).filter(({ orderNo }) => orderNo === placed.orderNo);
    expect(await listed()).toMatchObject([{ carrier: '圆通速递', toName: expect.any(String), lostTime: expect.any(Date) }]);

    await notPrinted(placed);
    expect(await listed()).toEqual([]);
  });

  it('is sent by the number that staff confirm, once, with the goods that it was asked for', async () => {
    const placed = await losing();
    await Promise.allSettled([confirm(placed, number()), confirm(placed, number())]);
    await confirm(placed, number());

    expect(await info(placed)).toMatchObject({ status: 1, deliveryId: number(), deliveryName: '圆通速递' });
    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'express')).toHaveLength(1);
    expect([await lost(placed), dumps()]).toEqual([null, 1]);
    expect(await tasks(placed)).toMatchObject([{ state: 2 }]);
  });

  it('is printed again by hand alone, once staff have said that nothing was printed', async () => {
    const placed = await losing();
    await notPrinted(placed);
    expect([await lost(placed), dumps()]).toEqual([null, 1]);
    expect((await timeline(placed))[0]).toMatchObject({ changeMessage: '已确认电子面单没有打印，可以重新打印' });
    await expect(notPrinted(placed)).rejects.toMatchObject({ message: '这个订单没有结果未知的电子面单，请刷新页面' });

    await send(placed);
    expect(dumps()).toBe(2);
    expect(await info(placed)).toMatchObject({ status: 1, deliveryId: number(1) });
  });

  it('keeps its order from leaving another way', async () => {
    const placed = await losing();
    const other = { expressRecordType: '1', expressCode: 'yunda', expressNumber: 'YD77' };
    const courier = { type: '2', deliveryName: '老李', deliveryTel: '13700000000' };

    for (const terms of [other, courier, { type: '3' }])
      await expect(send(placed, terms)).rejects.toMatchObject({ message: expect.stringContaining('电子面单结果未知') });
    expect(await info(placed)).toMatchObject({ status: 0, deliveryId: null });
  });

  it('is never confirmed by a number that another order goes by', async () => {
    const sent = await paid();
    await send(sent);
    const placed = await losing();
    await shop.pass('1 minute');

    expect((await lost(placed))?.found).toEqual([expect.objectContaining({ number: number(1) })]);
    await expect(confirm(placed, number())).rejects.toMatchObject({ message: expect.stringContaining(sent.orderNo) });
  });

  it('is looked for when staff ask, who read why the record could not be read', async () => {
    const placed = await losing();
    const look = () => staff().run(waybillCalls.lookForWaybill, { orderNo: placed.orderNo });
    manner.mood = 'failing';
    await expect(look()).rejects.toMatchObject({ message: expect.stringContaining('一号通平台接口异常') });
    expect(await lost(placed)).toMatchObject({ lookFault: expect.stringContaining('一号通平台接口异常') });

    expect(await look()).toMatchObject({ lookFault: null, found: [{ number: number() }] });
    await notPrinted(placed);
    await expect(look()).rejects.toMatchObject({ message: expect.stringContaining('没有结果未知的电子面单') });
  });

  it('of a process that has died counts as unknown after a minute', async () => {
    const placed = await paid();
    await send(placed);
    await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`update waybill set outcome = 'asking', number = null, next_look_time = asked_time + interval '1 minute'
        where number = ${number()}`),
    );
    await shop.db.execute(sql`update parcel set withdrawn_time = now(), reason = 'x' where delivery_id = ${number()}`);
    await expect(notPrinted(placed)).rejects.toMatchObject({ message: expect.stringContaining('正在打印') });
    expect(await lost(placed)).toBeNull();

    await shop.pass('2 minutes');

    expect(await tasks(placed)).toMatchObject([{ says: expect.stringContaining(number()) }]);
    expect(await lost(placed)).toMatchObject({ found: [{ number: number() }] });
    expect(dumps()).toBe(1);
  });

  it('is none where the request never left', async () => {
    const placed = await paid();
    await staff().run(sheetCalls.template, { com: 'yuantong' });
    const { rows } = await shop.db.execute<{ value: string }>(sql`select value from config where name = 'one_pass_url'`);
    await provider.set({ one_pass_url: 'http://127.0.0.1:9/pass/' });
    await provider.set({ sms_token: 'secret' });
    await expect(send(placed)).rejects.toMatchObject({ code: 500 });
    expect(await lost(placed)).toBeNull();
    await provider.set({ one_pass_url: rows[0]?.value ?? '' });
    await provider.set({ sms_token: 'secret' });

    await send(placed);
    expect(await info(placed)).toMatchObject({ status: 1 });
  });
});
