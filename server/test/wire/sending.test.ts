import { describe, expect, it } from 'vitest';
import { openCloudPrinter } from '../receipt-printer.ts';
import { ordersIn } from '../orders.ts';
import { openProvider } from '../provider.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const provider = openProvider(shop);
const printer = openCloudPrinter(shop);
const { sku, order } = ordersIn(shop);

const DONE = { code: 200, message: '操作成功' };
const paid = async () => (await order({ of: await sku(), paid: true })).orderNo;
const get = (path: string, query = {}) => shop.admin().raw('GET', `/admin${path}`, { query });
const send = (body: object) => shop.admin().raw('POST', '/admin/store/order/send', { body });
const refused = (message: string, code = 500) => ({ code, message, data: null });

const parcel = { type: 1, expressRecordType: 1, expressCode: 'yuantong', expressNumber: 'YT1', expressName: '圆通', id: 7 };
const sheet = {
  type: '1',
  expressRecordType: '2',
  expressCode: 'yuantong',
  expressTempId: 'yuantong-76',
  toName: '信号楼',
  toTel: '13911112222',
  toAddr: '站台路 1 号',
};

describe('sending an order', () => {
  it('answers null, and once', async () => {
    const orderNo = await paid();

    expect(await send({ orderNo, ...parcel })).toEqual({ ...DONE, data: null });
    expect(await send({ orderNo, ...parcel, expressNumber: 'YT2' })).toEqual(refused('订单已发货请勿重复操作!'));
  });

  it('says what is wrong', async () => {
    const orderNo = await paid();

    expect(await send({ ...parcel })).toEqual(refused('订单编号不能为空', 400));
    expect(await send({ orderNo: 'nobody', ...parcel })).toEqual(refused('没有找到订单信息'));
    expect(await send({ orderNo, type: '9' })).toEqual(refused('类型错误'));
    expect(await send({ orderNo, type: '2', deliveryName: '老李', deliveryTel: '12' })).toEqual(
      refused('送货人联系方式 格式必须为 手机'),
    );
    expect(await send({ orderNo, ...sheet })).toEqual(refused('请先开启电子面单'));
  });

  it('by electronic waybill begins with the settings, has forms, and answers null', async () => {
    await provider.byPass();
    await provider.set({ config_export_open: '1', config_export_to_name: '信号楼', config_export_siid: 'KX100' });

    expect(await send({ orderNo: await paid(), ...sheet })).toEqual({ ...DONE, data: null });
    const exportId = expect.any(Number);
    const choice = { exportId, exportCom: 'yuantong', exportTempId: 'yuantong-76', exportSiid: 'KX100', exportOpen: 1 };
    const data = { ...choice, exportToName: '信号楼', exportToTel: null, exportToAddress: null };
    await expect.poll(() => get('/store/order/sheet/info')).toEqual({ ...DONE, data });
    const forms = [{ temp_id: 'yuantong-76', title: '一联单 76×130', pic: '' }];
    const answer = { status: 200, msg: 'ok', data: { data: forms } };
    expect(await get('/express/template', { com: 'yuantong' })).toEqual({ ...DONE, data: answer });
  });
});

it('printing a receipt answers null, or says why not', async () => {
  const orderNo = await paid();
  expect(await get(`/yly/print/${orderNo}`)).toEqual(refused('易联云 未开启打印'));
  await printer.plugIn();

  expect(await get(`/yly/print/${orderNo}`)).toEqual({ ...DONE, data: null });
  expect(await get('/yly/print/nobody')).toEqual(refused('易联云 打印时未找到 订单信息'));
});
