import { line, settings, switchTrueFalse } from '../settings/setting.ts';
import { integer, money, text } from '../wire.ts';
import { sheetSwitch } from './sheets.ts';

const idOrNothing = text(9).regex(/^\d*$/, '编号不正确，请刷新页面后重试');

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
    hint: '有显示中的提货点时，用户下单可以选择到店自提',
    form: 74,
    initial: 'true',
    value: switchTrueFalse,
  },
});

/** Sender of waybills, and their printer. */
export const sheetSettings = settings({
  config_export_open: {
    label: '电子面单',
    hint: '打开后，发货时可以用一号通账号打印面单，单号自动填入订单',
    form: 129,
    initial: sheetSwitch.off,
    value: sheetSwitch.schema('请选择是否打开电子面单：1 打开，2 关闭'),
    options: sheetSwitch,
  },
  config_export_to_name: { label: '寄件人姓名', form: 129, initial: '', value: line },
  config_export_to_tel: { label: '寄件人电话', form: 129, initial: '', value: line },
  config_export_to_address: { label: '寄件人地址', form: 129, initial: '', value: line },
  config_export_siid: { label: '云打印机编号', form: 129, initial: '', value: line },
});

/** Company and form of the last waybill, with which the next one begins. */
export const lastSheetSettings = settings({
  config_export_id: { label: '上次的物流公司', initial: '', value: idOrNothing },
  config_export_com: { label: '上次的物流公司编码', initial: '', value: line },
  config_export_temp_id: { label: '上次的电子面单', initial: '', value: line },
});

const pieces = integer(0, 9999, '数量应在 0 到 9999 之间');

/** The last time that the provider was asked for its carriers, and what came of it. */
export const lastSyncSettings = settings({
  express_sync_time: { label: '上次同步物流公司的时间', initial: '', value: line },
  express_sync_added: { label: '上次同步新增的物流公司', unit: '家', initial: '0', value: pieces },
  express_sync_updated: { label: '上次同步更新的物流公司', unit: '家', initial: '0', value: pieces },
});
