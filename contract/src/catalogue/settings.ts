import { settings } from '../settings/setting.ts';
import { integer } from '../wire.ts';

export const stockSettings = settings({
  store_stock: {
    label: '警戒库存',
    unit: '件',
    hint: '库存不多于它的商品进入库存提醒',
    form: 77,
    initial: '20',
    value: integer(0, 99_999, '警戒库存应在 0 到 99999 之间'),
  },
});
