/** Kinds of values, in the words that WeChat has for the fields of its templates. */
export type ValueKind = 'thing' | 'character_string' | 'amount' | 'time' | 'name' | 'phone_number' | 'phrase';

interface LetterValue {
  label: string;
  kind: ValueKind;
  example: string;
}

const value = (label: string, kind: ValueKind, example: string): LetterValue => ({ label, kind, example });

/** Values that letters to customers are written with, by name. */
export const letterValues = {
  orderNo: value('订单编号', 'character_string', 'order20261129010203'),
  price: value('金额', 'amount', '199.00元'),
  gift: value('赠送金额', 'amount', '20.00元'),
  products: value('商品明细', 'thing', '搪瓷杯|帆布包'),
  product: value('商品名称', 'thing', '搪瓷杯等'),
  nickname: value('顾客昵称', 'thing', '小明'),
  orderTime: value('下单时间', 'time', '2026-11-29 09:30'),
  time: value('发生时间', 'time', '2026-11-29 10:00'),
  company: value('物流公司', 'name', '顺丰速运'),
  trackingNo: value('快递单号', 'character_string', 'SF1000000000001'),
  address: value('收货地址', 'thing', '杭州市西湖区龙井路 1 号'),
  courier: value('配送人', 'name', '王师傅'),
  courierPhone: value('配送人电话', 'phone_number', '13800000000'),
  caseNo: value('退换单号', 'character_string', 'R20261129010203'),
  returnTo: value('寄回地址', 'thing', '杭州市余杭区仓前路 2 号'),
  reason: value('原因', 'thing', '商品影响二次销售'),
  status: value('状态', 'phrase', '已收货'),
  tip: value('温馨提示', 'thing', '您的订单已支付成功'),
} as const satisfies Record<string, LetterValue>;

export type ValueName = keyof typeof letterValues;
export const isValueName = (name: string): name is ValueName => Object.hasOwn(letterValues, name);
export type LetterValues = Readonly<Partial<Record<ValueName, string>>>;

/** Kinds of records that letters are about; the domain that keeps one reads its values and its customer. */
export type LetterSubject = 'order' | 'recharge' | 'bargain' | 'returnCase';

export interface LetterTerms {
  of: LetterSubject;
  values: readonly ValueName[];
  /** Values that are the same in every letter of the event. */
  fixed?: LetterValues;
}
