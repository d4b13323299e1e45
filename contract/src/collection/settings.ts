import { settings } from '../settings/setting.ts';
import { copyTypes } from './found.ts';

export const collectionSettings = settings({
  system_product_copy_type: {
    label: '采集接口选择',
    form: 127,
    initial: '1',
    value: copyTypes.schema('请选择采集接口：1 一号通，2 99Api'),
    options: copyTypes,
  },
});
