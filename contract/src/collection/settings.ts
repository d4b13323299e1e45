import { line, serviceAddress, settings } from '../settings/setting.ts';
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

const api99Addresses = ['importProductTB', 'importProductJD', 'importProductSN', 'importProductPDD', 'importProductTM'];

export const api99Settings = settings({
  copy_product_apikey: { label: '99Api apiKey', form: 127, initial: '', value: line, secret: true, sentTo: api99Addresses },
  importProductTB: { label: '99Api 淘宝接口地址', initial: '', value: serviceAddress },
  importProductJD: { label: '99Api 京东接口地址', initial: '', value: serviceAddress },
  importProductSN: { label: '99Api 苏宁接口地址', initial: '', value: serviceAddress },
  importProductPDD: { label: '99Api 拼多多接口地址', initial: '', value: serviceAddress },
  importProductTM: { label: '99Api 天猫接口地址', initial: '', value: serviceAddress },
});
