import { settings, switchTrueFalse } from '../settings/setting.ts';
import { money } from '../wire.ts';

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
