import { line, settings } from '../settings/setting.ts';
import { text } from '../wire.ts';
import { copyTypes } from './found.ts';

const address = text(500).regex(/^(https?:\/\/\S+)?$/i, '接口地址应以 http:// 或 https:// 开头');

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
  importProductTB: { label: '99Api 淘宝接口地址', initial: '', value: address },
  importProductJD: { label: '99Api 京东接口地址', initial: '', value: address },
  importProductSN: { label: '99Api 苏宁接口地址', initial: '', value: address },
  importProductPDD: { label: '99Api 拼多多接口地址', initial: '', value: address },
  importProductTM: { label: '99Api 天猫接口地址', initial: '', value: address },
});

export const onePassSettings = settings({
  sms_account: { label: '一号通账号', initial: '', value: line },
  sms_token: { label: '一号通密码', initial: '', value: line, secret: true, sentTo: ['one_pass_url'] },
  one_pass_url: { label: '一号通接口地址', initial: '', value: address },
});
