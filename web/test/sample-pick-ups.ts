import type { Answer } from '#contract/call.ts';
import { UNUSED, type pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { orderInfo, orderRow } from './sample-orders.ts';

/** Orders that customers fetch, as the server sends them, for tests. */

const fetched = {
  verifyCode: '1234567890',
  shippingType: 2,
  realName: '李四',
  statusStr: { key: 'toBeWrittenOff', value: '待核销' },
};

export const pickUpRow: Answer<typeof pickUpCalls.listPickUps>['list']['list'][number] = {
  ...orderRow(fetched),
  uid: 3,
  payTime: new Date('2026-11-20T06:06:00Z'),
  useIntegral: 0,
  backIntegral: 0,
  isSystemDel: false,
  mark: null,
  storeName: '西湖店',
  clerkName: '小张',
  spreadInfo: { id: 0, name: '' },
};

const info = orderInfo({ ...fetched, mark: '要袋子' });
export const toVerify: Answer<typeof pickUpCalls.confirmCode> = {
  ...info,
  ...UNUSED,
  couponId: 0,
  gainIntegral: 0,
  isChannel: 2,
  clerkId: 0,
  seckillId: 0,
  bargainId: 0,
  combinationId: 0,
  pinkId: 0,
  totalPostage: 0,
  merId: 0,
  storeId: 3,
  isSystemDel: false,
  storeOrderInfoVos: info.orderInfo,
};
