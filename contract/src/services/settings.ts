import { line, quotedSwitch, serviceAddress, settings } from '../settings/setting.ts';

/** The account through which products are collected, parcels tracked and waybills printed. */
export const onePassSettings = settings({
  sms_account: { label: '一号通账号', initial: '', value: line },
  sms_token: { label: '一号通密码', initial: '', value: line, secret: true, sentTo: ['one_pass_url'] },
  one_pass_url: { label: '一号通接口地址', initial: '', value: serviceAddress },
});

/** Events at which receipts leave the cloud printer. */
export const receiptSettings = settings({
  ylyprint_status: {
    label: '云打印机打印小票',
    hint: '打开后，订单里的“打印小票”由云打印机打印；关闭时由浏览器打印',
    form: 143,
    initial: "'0'",
    value: quotedSwitch,
  },
  ylyprint_auto_status: {
    label: '支付成功自动打印',
    hint: '云打印机打开时，订单一付款就打印一张小票',
    form: 143,
    initial: "'0'",
    value: quotedSwitch,
  },
});

/** The account of the cloud printer of 易联云. */
export const receiptPrinterSettings = settings({
  ylyprint_app_id: { label: '易联云应用ID', form: 143, initial: '', value: line },
  ylyprint_app_secret: { label: '易联云应用密钥', form: 143, initial: '', value: line, secret: true, sentTo: ['ylyprint_url'] },
  ylyprint_app_machine_code: { label: '打印机设备码', form: 143, initial: '', value: line },
  ylyprint_app_machine_msign: {
    label: '打印机设备密钥',
    form: 143,
    initial: '',
    value: line,
    secret: true,
    sentTo: ['ylyprint_url'],
  },
  ylyprint_url: { label: '易联云接口地址', initial: 'https://open-api.10ss.net', value: serviceAddress },
});
