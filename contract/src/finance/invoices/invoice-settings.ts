import { choices } from '../../choices.ts';
import { line, settings, switchTrueFalse } from '../../settings/setting.ts';
import { integer, text } from '../../wire.ts';
import { wrongLineOf } from './category-taxes.ts';
import { isTaxNumber, taxRates } from './invoice-enums.ts';

export const offeredTypes = choices({ ordinary: ['1', '只开普通发票'], both: ['1,2', '普通发票和专用发票'] });
const rates = choices(
  Object.fromEntries(taxRates.options.map(({ value, label }) => [`rate${value}`, [String(value), label] as const])),
);

export const invoiceSettings = settings({
  invoice_enable: {
    label: '接受开票申请',
    hint: '关闭后用户不能再申请，已有的申请照常办理',
    initial: 'true',
    value: switchTrueFalse,
  },
  invoice_types: {
    label: '可开的发票',
    initial: offeredTypes.both,
    value: offeredTypes.schema('请选择可开的发票'),
    options: offeredTypes,
  },
  invoice_before_receipt: {
    label: '收货前可以申请',
    hint: '关闭时用户收货后才能申请',
    initial: 'false',
    value: switchTrueFalse,
  },
  invoice_apply_days: {
    label: '申请期限',
    hint: '从收货起算，收货前申请的从付款起算',
    unit: '天',
    initial: '180',
    value: integer(1, 3650, '申请期限应在 1 到 3650 天之间'),
  },
  invoice_special_details: {
    label: '专票须填地址、电话和开户行',
    hint: '数电票可以不填，纸质专票需要打开',
    initial: 'false',
    value: switchTrueFalse,
  },
  invoice_separate_duties: {
    label: '审核人和开票人分开',
    hint: '打开后，审核通过的人不能开同一张发票',
    initial: 'false',
    value: switchTrueFalse,
  },
  invoice_tax_rate: { label: '默认税率', initial: '13', value: rates.schema('请选择默认税率'), options: rates },
  invoice_tax_code: {
    label: '默认商品编码',
    hint: '税收分类编码，19 位数字，开票时可以逐行修改',
    initial: '',
    value: text(19).regex(/^(\d{19})?$/, '商品编码应为 19 位数字'),
  },
  invoice_category_taxes: {
    label: '按商品分类开票',
    hint: '一行一个分类：名称、税率、商品编码，用空格隔开，例如“水果 9% 1010115000000000000”“蔬菜 免税”。没写的分类沿用上级分类的，上级也没写就用默认的',
    initial: '',
    lines: true,
    value: text(10_000).superRefine((typed, { addIssue }) => {
      const at = wrongLineOf(typed);
      if (at !== undefined) addIssue(`第 ${at} 行应为分类名称、税率（13%、9%、6%、3%、1% 或免税）和 19 位商品编码，用空格隔开`);
    }),
  },
  invoice_category_name: { label: '商品类别名称', hint: '按商品类别开票时写在发票上', initial: '日用百货', value: text(90) },
});

/** Seller, as every invoice keeps it. */
export const invoiceSellerSettings = settings({
  invoice_seller_name: { label: '销售方名称', initial: '', value: text(100) },
  invoice_seller_tax_no: {
    label: '销售方税号',
    initial: '',
    value: text(20).refine((no) => no === '' || isTaxNumber(no), '纳税人识别号格式不正确'),
  },
  invoice_seller_address: { label: '销售方地址', initial: '', value: text(200) },
  invoice_seller_phone: { label: '销售方电话', initial: '', value: text(30) },
  invoice_seller_bank: { label: '销售方开户银行', initial: '', value: text(100) },
  invoice_seller_account: { label: '销售方银行账号', initial: '', value: text(40) },
  invoice_seller_drawer: { label: '开票人', hint: '不填时写操作人的名字', initial: '', value: line },
});
