import { beforeAll, expect, it } from 'vitest';
import { ordersIn } from '../server/test/orders.ts';
import { openProvider } from '../server/test/provider.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);
const provider = openProvider(shop);
const { manner } = provider;

beforeAll(async () => {
  await provider.byPass();
  await provider.set({
    config_export_open: '1',
    config_export_siid: 'KX100',
    config_export_to_name: '信号楼',
    config_export_to_tel: '13911112222',
    config_export_to_address: '站台路 1 号',
    config_export_com: 'yuantong',
    config_export_temp_id: 'yuantong-76',
  });
});

const paid = async (name: string) => orders.order({ of: await orders.sku({ name }), paid: true });

/** Prints a waybill whose answer is lost, in the drawer of an order. */
async function loseAnswer(orderNo: string) {
  const page = await desk.sit(`/order/index?open=${orderNo}`);
  const drawer = page.locator('.ant-drawer:visible');
  await button(drawer, '发货').click();
  const box = dialog(page).filter({ has: page.getByText('发货方式') });
  await box.getByText('电子面单打印').click();
  await box.getByText('一联单 76×130').waitFor();
  manner.mood = 'silent';
  await button(box, '打印面单并发货').click();
  await box.getByText(/一号通平台接口异常/).waitFor();
  const again = await desk.sit(`/order/index?open=${orderNo}`);
  const opened = again.locator('.ant-drawer:visible');
  return { page: again, drawer: opened, banner: opened.getByRole('region', { name: '电子面单结果未知' }) };
}

it('a lost waybill is found in the record of the platform, and its order is sent by that number', async () => {
  const order = await paid('搪瓷杯');
  const { page, banner } = await loseAnswer(order.orderNo);
  await banner.waitFor();

  await button(banner, '再查打印记录').click();
  await banner.getByText('WB1000').waitFor();
  await button(banner, '确认并发货').click();
  await page.getByText('确定面单单号是 WB1000？确认后按这个单号发货。').waitFor();
  await button(dialog(page), '确认并发货').click();

  await banner.waitFor({ state: 'detached' });
  expect(await orders.info(order)).toMatchObject({ status: 1, deliveryId: 'WB1000' });
  expect(manner.waybills).toHaveLength(1);
});

it('one that was not printed is printed again by hand alone', async () => {
  const order = await paid('茶壶');
  const { page, drawer, banner } = await loseAnswer(order.orderNo);
  await button(banner, '确认未打印').click();
  await button(dialog(page), '确认未打印').click();
  await banner.waitFor({ state: 'detached' });
  expect(manner.waybills).toHaveLength(2);

  await button(drawer, '发货').click();
  const box = dialog(page).filter({ has: page.getByText('发货方式') });
  await box.getByText('电子面单打印').click();
  await box.getByText('一联单 76×130').waitFor();
  await button(box, '打印面单并发货').click();
  await closed(page);

  expect(await orders.info(order)).toMatchObject({ status: 1, deliveryId: 'WB1002' });
});
