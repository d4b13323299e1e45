import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { buyerAccount } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, id, moment, nothing } from '../wire.ts';
import { Address } from './address.ts';

export const MOST_ADDRESSES = 20;

export const customerAddressRefusals = refusals('customer_address', {
  NOT_FOUND: { says: () => '收货地址不存在，请重新选择' },
  FULL: { says: () => `最多保存 ${MOST_ADDRESSES} 个收货地址，请先删除不用的地址` },
  DEFAULT_MOVED: { onConstraint: 'customer_address__default', says: () => '默认地址刚被修改，请刷新后重试' },
});

const named = z.object({ account: buyerAccount, id });

/** Address of the book; one of each customer's is the default. */
export const CustomerAddress = Address.extend({ id, isDefault: z.boolean(), createTime: moment, updateTime: moment });
export type CustomerAddress = z.output<typeof CustomerAddress>;

/** Address book of a customer, for a storefront. Addresses of others do not exist. */
export const openAddressCalls = calls('customer_address', '/open/address', {
  list: get('/list', {
    permission: 'storefront',
    about: `Addresses of a buyer, at most ${MOST_ADDRESSES}: the default, then the newest first. Somebody who is no customer has none.`,
    query: z.object({ account: buyerAccount }),
    returns: z.array(CustomerAddress),
  }),
  save: post('/save', {
    permission: 'storefront',
    about:
      'A new address, or with an `id` another text for a known one. The first is the default, as is one that says so. A new one that is there already is answered as it stands.',
    body: Address.extend({ account: buyerAccount, id: id.optional(), isDefault: flag.optional() }),
    returns: CustomerAddress,
    refuses: [
      customerRefusals.DISABLED,
      customerAddressRefusals.NOT_FOUND,
      customerAddressRefusals.FULL,
      customerAddressRefusals.DEFAULT_MOVED,
    ],
  }),
  setDefault: post('/default', {
    permission: 'storefront',
    about: 'Makes an address the default. Saying it twice changes nothing.',
    body: named,
    returns: nothing,
    refuses: [customerRefusals.DISABLED, customerAddressRefusals.NOT_FOUND, customerAddressRefusals.DEFAULT_MOVED],
  }),
  delete: post('/delete', {
    permission: 'storefront',
    about: 'Deletes an address. In place of the default the newest one becomes it.',
    body: named,
    returns: nothing,
    refuses: [customerRefusals.DISABLED, customerAddressRefusals.NOT_FOUND, customerAddressRefusals.DEFAULT_MOVED],
  }),
});

labelsOf('customer_address', {
  name: '收货人',
  phone: '联系电话',
  province: '省份',
  city: '城市',
  district: '区县',
  detail: '详细地址',
  isDefault: '默认地址',
  createTime: '添加时间',
});

actsOf('customer_address', '收货地址', { save: '保存收货地址', setDefault: '设为默认地址', delete: '删除收货地址' });
