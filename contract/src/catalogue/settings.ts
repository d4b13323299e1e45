import { settings } from '../settings/setting.ts';
import { integer } from '../wire.ts';
import { CATEGORY_LEVELS } from './category-record.ts';

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

export const categorySettings = settings({
  category_levels: {
    label: '商品分类级数',
    unit: '级',
    open: true,
    hint: '改小后，已有的更深的分类仍然保留，只是不能再新建',
    initial: String(CATEGORY_LEVELS),
    value: integer(1, CATEGORY_LEVELS, `商品分类级数应在 1 到 ${CATEGORY_LEVELS} 之间`),
  },
});
