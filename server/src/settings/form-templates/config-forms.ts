import type { DrawnField } from './draw-field.ts';

/** A form of settings by its number on the wire. A field that is a bare text is a declared setting; `!` means that it is needed. */
export interface ConfigForm {
  id: number;
  name: string;
  fields: readonly (string | DrawnField)[];
}

const text = (key: string, label: string): DrawnField => ({ key, label, control: 'text' });
const lines = (key: string, label: string, initial = ''): DrawnField => ({ key, label, control: 'lines', initial });
const picture = (key: string, label: string): DrawnField => ({ key, label, control: 'picture' });
const file = (key: string, label: string): DrawnField => ({ key, label, control: 'file' });
const choice = (key: string, label: string, initial: string, options: Readonly<Record<string, string>>): DrawnField => ({
  key,
  label,
  control: 'choice',
  initial,
  options: Object.entries(options).map(([value, word]) => ({ value, label: word })),
});
const flag = (key: string, label: string, initial: string, [on, off]: readonly [string, string]): DrawnField => ({
  key,
  label,
  control: 'switch',
  initial,
  own: { 'active-value': on, 'inactive-value': off },
});

const WORDS = ['true', 'false'] as const;
const notes = ['充值后帐户的金额不能提现', '充值的金额可用于商城消费', '如有疑问请联系客服'].join('\n');

const storage = (id: number, name: string, prefix: string, region: string): ConfigForm => ({
  id,
  name,
  fields: [
    text(`${prefix}UploadUrl!`, '空间域名 Domain'),
    `${prefix}AccessKey!`,
    `${prefix}SecretKey!`,
    text(`${prefix}StorageName!`, '存储空间名称'),
    text(`${prefix}StorageRegion!`, `所属地域（如 ${region}）`),
  ],
});

const merchant = (id: number, name: string, prefix: string, more: ConfigForm['fields']): ConfigForm => ({
  id,
  name,
  fields: [`${prefix}_appid!`, `${prefix}_appsecret!`, `${prefix}_mchid!`, `${prefix}_key!`, ...more],
});

const site: ConfigForm['fields'] = [
  'api_url!',
  'site_logo_lefttop!',
  'site_logo_square!',
  'site_logo_login!',
  'admin_login_bg_pic!',
];

/** A second form of the same keys, under the number that a tab of clients names. */
export const secondSite: ConfigForm = { id: 139, name: '商城配置', fields: site };

/** The forms that settings are edited in, as clients of the wire number them. A key that only one of two services needs may stay empty. */
export const configForms: readonly ConfigForm[] = [
  { id: 64, name: '站点配置', fields: site },
  {
    id: 65,
    name: '公众号配置',
    fields: [
      'wechat_appid!',
      'wechat_appsecret!',
      'field101!',
      'field103!',
      'field104!',
      picture('wechat_share_img', '微信分享图片(400x400)'),
      text('wechat_share_title!', '微信分享标题'),
      lines('wechat_share_synopsis!', '微信分享简介'),
      picture('wechat_qrcode', '公众号关联二维码'),
      picture('h5_avatar', '用户H5默认头像(90x90)'),
    ],
  },
  {
    id: 66,
    name: '小程序配置',
    fields: ['routine_appid!', 'routine_appsecret!', text('routine_name!', '小程序名称')],
  },
  merchant(67, '公众号支付配置', 'pay_weixin', [
    file('pay_routine_client_p12', '公众号商户证书'),
    text('pay_weixin_certificate_path!', '商户证书绝对路径'),
    'pay_weixin_open!',
    lines('paydir', '配置目录'),
  ]),
  merchant(68, '小程序支付配置', 'pay_routine', [
    file('pay_mini_client_p12!', '小程序商户证书'),
    text('pay_routine_certificate_path!', '商户证书绝对路径'),
  ]),
  {
    id: 74,
    name: '物流配置',
    fields: ['store_free_postage_switch', 'store_free_postage', 'tengxun_map_key', 'store_self_mention'],
  },
  {
    id: 76,
    name: '客服配置',
    fields: [
      text('yzf_h5_url!', '客服H5链接'),
      text('consumer_hotline!', '客服电话'),
      flag('telephone_service_switch!', '电话服务', 'false', WORDS),
    ],
  },
  {
    id: 77,
    name: '商城基础配置',
    fields: [
      'site_name!',
      text('site_url!', '网站地址'),
      text('seo_title!', 'SEO标题'),
      text('front_api_url!', '移动商城api'),
      picture('mobile_top_logo!', '移动端顶部logo图标(127*45)'),
      picture('mobile_login_logo!', '移动端登录页logo(90x90)'),
      'store_stock!',
      'order_cancel_time!',
      'order_activity_time!',
      'stor_reason!',
      'news_slides_limit!',
    ],
  },
  {
    id: 78,
    name: '充值配置',
    fields: [
      {
        key: 'store_user_min_recharge!',
        label: '用户最低充值金额（元）',
        control: 'number',
        initial: '1',
        own: { min: 1, precision: 2 },
      },
      flag('recharge_switch!', '小程序充值开关', 'true', WORDS),
      lines('recharge_attention!', '充值注意事项', notes),
    ],
  },
  { id: 79, name: '线下支付', fields: ['offline_pay_status!'] },
  { id: 80, name: '余额支付', fields: ['yue_pay_status!'] },
  storage(81, '阿里云配置', 'al', 'oss-cn-hangzhou.aliyuncs.com'),
  storage(82, '七牛云配置', 'qn', 'huabei'),
  storage(83, '腾讯云配置', 'tx', 'ap-beijing'),
  {
    id: 108,
    name: '文件上传基础配置',
    fields: [
      'localUploadUrl',
      'image_ext_str!',
      'image_max_size!',
      'file_ext_str!',
      'file_max_size!',
      'uploadType!',
      choice('file_is_save!', '文件是否保存本地（云存储）', '1', { 1: '保存', 0: '不保存' }),
    ],
  },
  { id: 109, name: '积分配置', fields: ['integral_ratio!', 'order_give_integral!', 'freeze_integral_day!'] },
  {
    id: 111,
    name: '短信配置',
    fields: [
      'sms_code_expire!',
      'sms_provider',
      'sms_code_template',
      'aliyun_code_template',
      'aliyun_access_key_id',
      'aliyun_access_key_secret',
      'aliyun_sms_sign',
    ],
  },
  { id: 122, name: '99Api配置', fields: ['importProductToken!'] },
  { id: 127, name: '采集商品配置', fields: ['system_product_copy_type!', 'copy_product_apikey'] },
  {
    id: 128,
    name: '物流查询',
    fields: ['logistics_type!', 'system_express_app_code', 'kuaidi100_customer', 'kuaidi100_key'],
  },
  {
    id: 129,
    name: '电子面单',
    fields: [
      'config_export_open!',
      'config_export_to_name!',
      'config_export_to_tel!',
      'config_export_to_address!',
      'config_export_siid!',
    ],
  },
  {
    id: 133,
    name: '首页文字配置',
    fields: Object.entries({ bastInfo: '精品推荐', firstInfo: '首发新品', salesInfo: '促销单品', hotInfo: '热门推荐' }).map(
      ([key, label]) => text(`${key}!`, `${label}简介`),
    ),
  },
  { id: 141, name: '统计代码', fields: ['tongji_js'] },
  {
    id: 143,
    name: '小票打印',
    fields: [
      'ylyprint_status!',
      'ylyprint_auto_status!',
      'receipt_printer',
      'ylyprint_app_id',
      'ylyprint_app_secret',
      'ylyprint_app_machine_code',
      'ylyprint_app_machine_msign',
      'feieyun_user',
      'feieyun_ukey',
      'feieyun_sn',
    ],
  },
];
