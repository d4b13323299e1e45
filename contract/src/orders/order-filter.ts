import { z } from 'zod';
import { dateLimit, momentSpan } from '../date-limit.ts';
import { count, flag, id, idList, integer } from '../wire.ts';
import { orderHandlers, orderPayTypes, orderTabs, orderTimes } from './enums.ts';
import { searchText } from '../search-text.ts';

export const OrderCounts = z.object({
  all: count,
  unPaid: count,
  notShipped: count,
  spike: count,
  bargain: count,
  complete: count,
  toBeWrittenOff: count,
  refunding: count,
  refunded: count,
  deleted: count,
  /** Ours: those of `notShipped` and of `toBeWrittenOff` whose goods may leave now, and all that wait for their team. */
  toSend: count.optional(),
  toHandOut: count.optional(),
  teamWaiting: count.optional(),
  refundStatus: z.null(),
});

/** Filters of the order list. */
export const OrderFilter = z.object({
  orderNo: searchText(32).optional(),
  dateLimit: dateLimit.optional(),
  /** Which moment `dateLimit` counts by; that of its creation without it; ours. */
  timeOf: orderTimes.schema('请选择时间类型').optional(),
  status: orderTabs.schema('未知的订单状态').default('all'),
  /** 0 normal, 1 video account, 2 all. */
  type: integer(0, 2, '未知的订单类型').default(2),
  keywords: searchText(64).optional(),
  /** The customer; ours. */
  uid: id.optional(),
  /** Way by which it is paid, or is to be; ours. */
  payType: orderPayTypes.schema('请选择正确的支付方式').optional(),
  /** Shops, of which one sold all of it; ours. */
  merId: idList.optional(),
  /** Paid longer ago than `order_ship_hours` and still to send, the oldest first; ours. */
  overdue: flag.optional(),
  /** Promised to be sent in this span and still to send, the first paid first; ours. */
  shipBy: momentSpan.optional(),
  /** Cancelled in this span unless it is paid before; ours. */
  cancelBy: momentSpan.optional(),
  /** Payment by hand that was placed longer ago than `order_offline_days` and is still due; ours. */
  longUnpaid: flag.optional(),
  /** A refund of theirs waits to be agreed to or refused; ours. */
  refundAsked: flag.optional(),
  /** A refund of theirs waits for people to pay it; ours. */
  payBack: flag.optional(),
  /** WeChat keeps its money frozen, for it has not taken the shipping information; ours. */
  moneyFrozen: flag.optional(),
  /** The person who handles it: the caller, nobody, or the administrator of that id; ours. */
  handler: orderHandlers.optional(),
});

/** Filters of the list by which orders are packed one after the other; ours. */
export const benchFilters = {
  /** Orders of these ids alone. */
  ids: idList.optional(),
  /** Orders to send, the longest wait since their payment first. */
  longest: flag.optional(),
};
