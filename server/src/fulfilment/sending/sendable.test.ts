import { describe, expect, it } from 'vitest';
import { checkSendable } from './rules.ts';

type SendableOrder = Parameters<typeof checkSendable>[0];
type SendInputOf = Parameters<typeof checkSendable>[1];

const paid: SendableOrder = {
  state: 'toSend',
  refundState: 'none',
  shippingType: 1,
  isDel: false,
  isSystemDel: false,
  teamStatus: null,
};
const parcel: SendInputOf = { orderNo: 'o', type: '1', expressRecordType: '1', expressCode: 'sf', expressNumber: 'SF1' };
const courier: SendInputOf = { orderNo: 'o', type: '2', deliveryName: '小王', deliveryTel: '13800138000' };
const sheet: SendInputOf = {
  ...parcel,
  expressRecordType: '2',
  expressNumber: '',
  expressTempId: '7',
  toName: '小店',
  toTel: '13800138000',
  toAddr: '杭州',
};

describe('an order that can be sent', () => {
  it.each([
    ['by parcel', parcel],
    ['by parcel, from a client that names no kind of record', { ...parcel, expressRecordType: null }],
    ['by courier', courier],
    ['as something that is no thing', { orderNo: 'o', type: '3' }],
  ])('goes %s', (_, input) => {
    expect(() => checkSendable(paid, input)).not.toThrow();
  });
});

describe('an order that cannot be sent', () => {
  it.each<[string, Partial<SendableOrder>]>([
    ['订单已删除,不能发货!', { isDel: true, state: 'unpaid' }],
    ['订单已删除,不能发货!', { isSystemDel: true }],
    ['订单未支付不能发货', { state: 'unpaid', refundState: 'asked' }],
    ['订单已发货请勿重复操作!', { state: 'sent' }],
    ['订单已发货请勿重复操作!', { state: 'done', refundState: 'refunded' }],
    ['订单退款中不能发货', { refundState: 'asked' }],
    ['订单退款中不能发货', { refundState: 'paying', shippingType: 2 }],
    ['自提订单请核销', { shippingType: 2 }],
  ])('says why, the graver reason first: %s', (message, standing) => {
    expect(() => checkSendable({ ...paid, ...standing }, { orderNo: 'o', type: '9' })).toThrow(message);
  });

  it.each<[string, SendInputOf]>([
    ['请填写快递单号', { ...parcel, expressNumber: ' ', expressCode: '' }],
    ['请选择快递公司', { ...parcel, expressCode: null }],
    ['请选择快递公司', { ...sheet, expressCode: '' }],
    ['请选择快递公司', { ...parcel, expressRecordType: '9', expressCode: '' }],
    ['请选择发货记录类型', { ...parcel, expressRecordType: '9' }],
    ['请选择电子面单', { ...sheet, expressTempId: undefined }],
    ['请填写寄件人姓名', { ...sheet, toName: '' }],
    ['请填写寄件人电话', { ...sheet, toTel: '' }],
    ['请填写寄件人地址', { ...sheet, toAddr: ' ' }],
    ['请先开启电子面单', sheet],
    ['请输入送货人姓名', { ...courier, deliveryName: ' ' }],
    ['请输入送货人电话号码', { ...courier, deliveryTel: null }],
    ['送货人联系方式 格式必须为 手机', { ...courier, deliveryTel: '0571-12345' }],
    ['送货人联系方式 格式必须为 手机', { ...courier, deliveryTel: '138001380001' }],
    ['类型错误', { ...parcel, type: '4' }],
    ['类型错误', { ...parcel, type: '' }],
  ])('says what is missing, one thing at a time: %s', (message, input) => {
    expect(() => checkSendable(paid, input)).toThrow(message);
  });
});
