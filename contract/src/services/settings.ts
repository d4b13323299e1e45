import { line, quotedSwitch, serviceAddress, settings } from '../settings/setting.ts';
import { receiptClouds } from './receipt-printer.ts';
import { trackers } from './tracking.ts';

/** The account through which products are collected, parcels tracked and waybills printed. */
export const onePassSettings = settings({
  sms_account: { label: '一号通账号', initial: '', value: line },
  sms_token: { label: '一号通密码', initial: '', value: line, secret: true, sentTo: ['one_pass_url'] },
  one_pass_access_key: {
    label: '一号通应用 AccessKey',
    hint: '在一号通网站的应用管理里取得；填了应用密钥就用它接入，不再用账号密码',
    initial: '',
    value: line,
  },
  one_pass_secret_key: {
    label: '一号通应用 SecretKey',
    initial: '',
    value: line,
    secret: true,
    sentTo: ['one_pass_url'],
  },
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

/** The cloud that receipts are printed through. */
export const receiptCloudSettings = settings({
  receipt_printer: {
    label: '小票打印平台',
    hint: '易联云和飞鹅云各用自己的打印机和密钥',
    form: 143,
    initial: receiptClouds.yilianyun,
    value: receiptClouds.schema('请选择小票打印平台：1 易联云，2 飞鹅云'),
    options: receiptClouds,
  },
});

/** The account at 飞鹅云, and the printer. */
export const feieyunSettings = settings({
  feieyun_user: { label: '飞鹅云账号', hint: '飞鹅云后台注册的账号（USER）', form: 143, initial: '', value: line },
  feieyun_ukey: {
    label: '飞鹅云密钥',
    hint: '飞鹅云后台的 UKEY',
    form: 143,
    initial: '',
    value: line,
    secret: true,
    sentTo: ['feieyun_url'],
  },
  feieyun_sn: { label: '飞鹅云打印机编号', hint: '打印机底部标签上的 SN', form: 143, initial: '', value: line },
  feieyun_url: { label: '飞鹅云接口地址', initial: 'https://api.feieyun.cn/Api/Open/', value: serviceAddress },
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

export const trackingSettings = settings({
  logistics_type: {
    label: '物流查询接口',
    hint: '一号通用一号通账号查询，阿里云和快递100 用各自的密钥查询',
    form: 128,
    initial: '1',
    value: trackers.schema('请选择物流查询接口：1 一号通，2 阿里云物流查询，3 快递100'),
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

/** The account of 快递100, by which parcels are tracked where `logistics_type` says so. */
export const kuaidi100Settings = settings({
  kuaidi100_customer: {
    label: '快递100 授权编号',
    hint: '快递100 企业管理后台「授权信息」里的 customer',
    form: 128,
    initial: '',
    value: line,
  },
  kuaidi100_key: {
    label: '快递100 授权密钥',
    hint: '同一页的 key',
    form: 128,
    initial: '',
    value: line,
    secret: true,
    sentTo: ['kuaidi100_url'],
  },
  kuaidi100_url: {
    label: '快递100 接口地址',
    initial: 'https://poll.kuaidi100.com/poll/query.do',
    value: serviceAddress,
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

/** Service that issues invoices; without an address they are entered by hand. */
export const invoiceServiceSettings = settings({
  invoice_service_url: {
    label: '开票服务接口地址',
    hint: '不填时只能手工登记发票',
    initial: '',
    value: serviceAddress,
  },
  invoice_service_app: { label: '开票服务应用标识', initial: '', value: line },
  invoice_service_secret: {
    label: '开票服务密钥',
    initial: '',
    value: line,
    secret: true,
    sentTo: ['invoice_service_url'],
  },
});

/** The bridge of an outside shop, from which products and orders are collected. */
export const connectorSettings = settings({
  crawing_connector_url: {
    label: '采集连接器地址',
    hint: '由连接器的提供者给出；不填时不能采集国铁商城的商品和订单',
    initial: '',
    value: serviceAddress,
  },
  crawing_connector_secret: {
    label: '采集连接器密钥',
    initial: '',
    value: line,
    secret: true,
    sentTo: ['crawing_connector_url'],
  },
});
