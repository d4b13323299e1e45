import { z } from 'zod';
import { flag, integer, money, text, wordList, words } from '../wire.ts';

interface Key {
  label: string;
  /** The form of the wire that edits it; 0 when none does. */
  form: number;
  /** As stored: the wire keeps every value as text. Also stands in for what cannot be read. */
  initial: string;
  value: z.ZodType;
  /** Open keys may be read and written singly by whoever may read and write single keys; the others need the right to edit forms. */
  open?: boolean;
  /** Kept sealed: it can be set, but nobody reads it back. */
  secret?: true;
}

const line = text(2000);

/** Put before the path of every picture. */
const domain = text(500).regex(
  /^(https?:\/\/[^\s"'<>]+)?$/i,
  '图片域名应以 http:// 或 https:// 开头，如 https://img.example.com',
);

const address = text(500).regex(/^(https?:\/\/\S+)?$/i, '接口地址应以 http:// 或 https:// 开头');

/** In hours, as the wire has it; decimals are allowed, so that half an hour can be said. */
const hours = z.codec(
  z.string().regex(/^\d{1,5}(\.\d{1,2})?$/, '请填写小时数，最多两位小数'),
  z.number().positive('小时数应大于 0'),
  {
    decode: Number,
    encode: String,
  },
);

/** Every setting there is: what it is called, what it may hold, and what it holds in a new shop. */
export const settingKeys = {
  site_name: { label: '网站名称', form: 77, initial: '铁路商城订单管理系统', value: words(64, '请填写网站名称'), open: true },
  site_logo_lefttop: { label: '左上角菜单logo', form: 64, initial: '', value: line, open: true },
  site_logo_square: { label: '左上角缩回菜单logo', form: 64, initial: '', value: line, open: true },
  site_logo_login: { label: '登录页logo', form: 64, initial: '', value: line, open: true },
  admin_login_bg_pic: { label: '登录页背景图', form: 64, initial: '', value: line, open: true },
  login_captcha_always: { label: '登录始终需要验证码', form: 0, initial: '0', value: flag },
  store_stock: { label: '警戒库存', form: 77, initial: '20', value: integer(0, 99_999, '警戒库存应在 0 到 99999 之间') },
  order_cancel_time: { label: '普通商品未支付取消订单时间(单位:小时)', form: 77, initial: '1', value: hours },
  order_receive_days: {
    label: '发货后自动确认收货时间(单位:天)',
    form: 0,
    initial: '7',
    value: integer(1, 365, '自动确认收货时间应在 1 到 365 天之间'),
  },
  store_free_postage_switch: { label: '全场满额包邮开关', form: 74, initial: 'false', value: flag },
  store_free_postage: { label: '全场满额包邮（元）', form: 74, initial: '1', value: money },
  uploadType: { label: '文件存储', form: 108, initial: '1', value: z.enum(['1', '2', '3', '4'], '请选择文件存储'), open: true },
  localUploadUrl: { label: '本地图片域名', form: 108, initial: '', value: domain },
  image_ext_str: { label: '允许上传图片后缀', form: 108, initial: 'jpg,jpeg,gif,png,bmp,mp4', value: wordList },
  image_max_size: {
    label: '允许上传最大图片（M）',
    form: 108,
    initial: '10',
    value: integer(1, 50, '图片大小应在 1 到 50 M 之间'),
  },
  image_max_pixels: {
    label: '允许上传最大像素（万）',
    form: 0,
    initial: '5000',
    value: integer(100, 10_000, '最大像素应在 100 到 10000 万之间'),
  },
  file_ext_str: {
    label: '允许上传文件后缀',
    form: 108,
    initial: 'zip,doc,docx,xls,xlsx,pdf,mp3,wma,wav,amr,mp4',
    value: wordList,
  },
  file_max_size: {
    label: '允许上传最大文件（M）',
    form: 108,
    initial: '20',
    value: integer(1, 500, '文件大小应在 1 到 500 M 之间'),
  },
  system_product_copy_type: {
    label: '采集接口选择',
    form: 127,
    initial: '1',
    value: z.enum(['1', '2'], '请选择采集接口：1 一号通，2 99Api'),
  },
  copy_product_apikey: { label: '99Api apiKey', form: 127, initial: '', value: line, secret: true },
  importProductTB: { label: '99Api 淘宝接口地址', form: 0, initial: '', value: address },
  importProductJD: { label: '99Api 京东接口地址', form: 0, initial: '', value: address },
  importProductSN: { label: '99Api 苏宁接口地址', form: 0, initial: '', value: address },
  importProductPDD: { label: '99Api 拼多多接口地址', form: 0, initial: '', value: address },
  importProductTM: { label: '99Api 天猫接口地址', form: 0, initial: '', value: address },
  sms_account: { label: '一号通账号', form: 0, initial: '', value: line },
  sms_token: { label: '一号通密码', form: 0, initial: '', value: line, secret: true },
  one_pass_url: { label: '一号通接口地址', form: 0, initial: '', value: address },
  authHost: { label: '授权域名', form: 0, initial: '', value: line, open: true },
  category_page_config: { label: '分类页样式', form: 0, initial: '1', value: line, open: true },
  is_show_category: { label: '隐藏一级分类', form: 0, initial: 'false', value: line, open: true },
  homePageSaleListStyle: { label: '首页商品列表样式', form: 0, initial: '1', value: line, open: true },
  change_color_config: { label: '主题色', form: 0, initial: '4', value: line, open: true },
} as const satisfies Record<string, Key>;

export type SettingKey = keyof typeof settingKeys;
/** Keys that are kept sealed. */
export type SecretKey = { [K in SettingKey]: (typeof settingKeys)[K] extends { secret: true } ? K : never }[SettingKey];
export type PlainKey = Exclude<SettingKey, SecretKey>;
/** What is answered for a secret that is set; sent back, it leaves the secret as it is. */
export const SECRET_SET = '******';
/** `money` keys are fen, switches boolean, comma lists `string[]`. */
export type SettingValue<K extends SettingKey> = z.output<(typeof settingKeys)[K]['value']>;

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingKeys, key);
export const keyNamed = (key: SettingKey): Key => settingKeys[key];
