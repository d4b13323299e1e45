/** Kinds of values, in the words that WeChat has for the fields of its templates. */
export type ValueKind = 'thing' | 'character_string' | 'amount' | 'time' | 'name' | 'phone_number' | 'phrase';

interface LetterValue {
  label: string;
  kind: ValueKind;
  example: string;
  /** Words by which templates call it as well. */
  words: readonly string[];
  /** Often longer than a field takes. */
  isLong?: boolean;
}

const value = (label: string, kind: ValueKind, example: string, ...words: readonly string[]): LetterValue => ({
  label,
  kind,
  example,
  words: [label, ...words],
});
const long = (...of: Parameters<typeof value>): LetterValue => ({ ...value(...of), isLong: true });

/** Values that letters to customers are written with, by name. */
export const letterValues = {
  orderNo: value('订单编号', 'character_string', 'order20261129010203', '订单号', '交易单号', '充值单号', '单号'),
  price: value('金额', 'amount', '199.00元', '价格', '底价', '总价'),
  gift: value('赠送金额', 'amount', '20.00元', '赠送', '优惠'),
  products: long(
    '商品明细',
    'thing',
    '搪瓷杯|帆布包',
    '订单商品',
    '商品信息',
    '商品详情',
    '退换商品',
    '换出商品',
    '团购商品',
    '商品',
  ),
  product: value('商品名称', 'thing', '搪瓷杯等', '商品', '品名'),
  nickname: value('用户昵称', 'thing', '小明', '昵称', '用户', '客户', '姓名'),
  orderTime: value('下单时间', 'time', '2026-11-29 09:30', '订单时间'),
  time: value('发生时间', 'time', '2026-11-29 10:00', '时间', '日期'),
  company: value('物流公司', 'name', '顺丰速运', '快递公司', '承运', '快递'),
  trackingNo: value('快递单号', 'character_string', 'SF1000000000001', '运单号', '物流单号', '运单编号'),
  address: long('收货地址', 'thing', '杭州市西湖区龙井路 1 号', '配送地址', '送货地址'),
  courier: value('配送人', 'name', '王师傅', '配送员', '骑手', '送货人'),
  courierPhone: value('配送人电话', 'phone_number', '13800000000', '配送员电话', '联系电话', '电话'),
  caseNo: value('退换单号', 'character_string', 'R20261129010203', '退款单号', '售后单号', '退货单号', '换货单号'),
  returnTo: long('寄回地址', 'thing', '杭州市余杭区仓前路 2 号', '退货地址', '地址'),
  reason: long('原因', 'thing', '商品影响二次销售', '理由'),
  status: value('状态', 'phrase', '已收货', '进度'),
  tip: value('温馨提示', 'thing', '您的订单已支付成功', '备注', '提示', '说明'),
} as const satisfies Record<string, LetterValue>;

export type ValueName = keyof typeof letterValues;
export const isValueName = (name: string): name is ValueName => Object.hasOwn(letterValues, name);
export type LetterValues = Readonly<Partial<Record<ValueName, string>>>;

/** Kinds of records that letters are about; the domain that keeps one reads its values and its customer. */
export type LetterSubject = 'order' | 'recharge' | 'bargain' | 'returnCase' | 'customer';

export interface LetterTerms {
  of: LetterSubject;
  values: readonly ValueName[];
  /** Values that are the same in every letter of the event. */
  fixed?: LetterValues;
}

/** Values that a letter has, those that are the same in every one as well. */
export const valuesOfTerms = ({ values, fixed = {} }: LetterTerms): ValueName[] => [
  ...values,
  ...Object.keys(fixed).filter(isValueName),
];

/** A letter as it reads with the examples. */
export const exampleValues = (terms: LetterTerms): LetterValues => ({
  ...Object.fromEntries(terms.values.map((name) => [name, letterValues[name].example])),
  ...terms.fixed,
});
