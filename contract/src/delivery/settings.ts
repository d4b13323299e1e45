import { line, serviceAddress, settings, switchTrueFalse } from '../settings/setting.ts';
import { money } from '../wire.ts';
import { trackers } from './tracking.ts';

export const freightSettings = settings({
  store_free_postage_switch: { label: '全场满额包邮开关', form: 74, initial: 'false', value: switchTrueFalse },
  store_free_postage: {
    label: '全场满额包邮（元）',
    hint: '开关打开时有效，0 为全场包邮',
    form: 74,
    initial: '1',
    value: money,
  },
});

export const pickUpSettings = settings({
  store_self_mention: {
    label: '启用到店自提',
    hint: '有显示中的提货点时，顾客下单可以选择到店自提',
    form: 74,
    initial: 'true',
    value: switchTrueFalse,
  },
});

export const trackingSettings = settings({
  logistics_type: {
    label: '物流查询接口',
    hint: '一号通用上面的一号通账号；阿里云用下面的地址和密钥',
    form: 128,
    initial: '1',
    value: trackers.schema('请选择物流查询接口：1 一号通，2 阿里云物流查询'),
    options: trackers,
  },
  system_express_app_code: {
    label: '快递查询密钥',
    form: 128,
    initial: '',
    value: line,
    secret: true,
    sentTo: ['system_express_url'],
  },
  system_express_url: {
    label: '阿里云物流查询地址',
    initial: 'https://wuliu.market.alicloudapi.com/kdi',
    value: serviceAddress,
  },
});
