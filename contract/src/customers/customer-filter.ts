import { z } from 'zod';
import { dateLimit } from '../date-limit.ts';
import { flag, idList, text } from '../wire.ts';
import { countries, orderCounts, sexes, userTypes, visitKinds } from './enums.ts';
import { searchText } from '../search-text.ts';

/** Customers by what the list finds them by. */
export const CustomerFilter = z.object({
  keywords: searchText(64).optional(),
  userType: userTypes.schema('请选择正确的用户登录类型').optional(),
  level: idList.optional(),
  groupId: idList.optional(),
  labelId: idList.optional(),
  sex: sexes.schema('请选择正确的性别').optional(),
  isPromoter: flag.optional(),
  status: flag.optional(),
  payCount: orderCounts.schema('请选择正确的消费情况').optional(),
  country: countries.schema('请选择正确的国家').optional(),
  province: text(32).optional(),
  city: text(32).optional(),
  dateLimit: dateLimit.optional(),
  accessType: visitKinds.schema('请选择正确的访问情况').optional(),
});
export type CustomerFilter = z.output<typeof CustomerFilter>;

const sorted = ['nowMoney', 'integral', 'payCount'] as const;
/** Sorting by a field, descending with a `-` before it. */
export const customerOrder = z.templateLiteral([z.literal(['', '-']), z.literal(sorted)]);
