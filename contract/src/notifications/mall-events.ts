import type { Permission } from '../call.ts';
import { type Event, type NoticeTerms, noticeKinds, receivers, switchStates } from './event-terms.ts';

const { customer, staff } = receivers;
const { on, off } = switchStates;
const { mall } = noticeKinds;

/** A notice of a bill to the people of its shop, who may object to it. */
const ofBill = (says: (settlementNo: string) => string): NoticeTerms => ({
  of: mall,
  says,
  path: (settlementNo) => `/settlement/index?keywords=${settlementNo}`,
  needs: ['admin:settlement:object'],
  isOf: 'settlement',
});

const demandAt = (demandNo = '') => `/demand/index?keywords=${demandNo}`;
const reportAt = (reportNo = '') => `/report/index?keywords=${reportNo}`;

/** A notice of a demand, which is told by its number, to those who act on it. */
const ofDemand = (says: (demandNo: string) => string, act: Permission): NoticeTerms => ({
  of: mall,
  says,
  path: demandAt,
  needs: ['admin:demand:list', act],
  isOf: 'demand',
});

/** Events of the mall: bills of its shops, demands, reports, and debts of customers. */
export const mallEvents = {
  adminSettlementMade: {
    id: 41,
    name: '结算单待核对(店铺)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      ...ofBill((settlementNo) => `结算单 ${settlementNo} 已生成，请核对；有疑问请在平台确认前提出异议`),
      countedFor: ['admin:settlement:list', 'admin:settlement:object'],
    },
  },
  adminSettlementAnswered: {
    id: 42,
    name: '结算异议已答复(店铺)通知',
    to: staff,
    starts: { notice: on },
    notice: ofBill((settlementNo) => `平台答复了您对结算单 ${settlementNo} 的异议`),
  },
  adminSettlementPaid: {
    id: 43,
    name: '结算款已付(店铺)通知',
    to: staff,
    starts: { notice: on },
    notice: ofBill((settlementNo) => `结算单 ${settlementNo} 的结算款已付出，请留意到账`),
  },
  adminDemandSubmitted: {
    id: 51,
    name: '采购需求待受理(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      ...ofDemand((demandNo) => `采购需求 ${demandNo} 等待受理`, 'admin:demand:accept'),
      countedFor: ['admin:demand:list', 'admin:demand:accept'],
    },
  },
  adminDemandOpened: {
    id: 52,
    name: '采购需求邀请报价(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: ofDemand((demandNo) => `采购需求 ${demandNo} 邀请店铺报价`, 'admin:demand:quote:save'),
  },
  adminDemandQuoted: {
    id: 53,
    name: '采购需求有新报价(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: ofDemand((demandNo) => `采购需求 ${demandNo} 有新的报价`, 'admin:demand:quote:accept'),
  },
  adminDemandDecided: {
    id: 54,
    name: '采购需求结果(管理员)通知',
    to: staff,
    starts: { notice: on },
    // The person whose demand or quote it is: the number comes first, what became of it after a blank.
    notice: {
      of: mall,
      says: (subject) => `采购需求 ${subject}`,
      path: (subject) => demandAt(subject.split(' ')[0]),
      needs: ['admin:demand:list'],
      isOf: 'demand',
    },
  },
  adminReportSubmitted: {
    id: 55,
    name: '报备待审核(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      of: mall,
      says: (reportNo) => `报备 ${reportNo} 等待审核`,
      countedFor: ['admin:report:list', 'admin:report:audit'],
      path: reportAt,
      needs: ['admin:report:list', 'admin:report:audit'],
      isOf: 'report',
    },
  },
  adminReportDecided: {
    id: 56,
    name: '报备结果(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      of: mall,
      says: (subject) => `报备 ${subject}`,
      path: (subject) => reportAt(subject.split(' ')[0]),
      needs: ['admin:report:list'],
      isOf: 'report',
    },
  },
  creditDue: {
    id: 57,
    name: '赊账将到期通知',
    to: customer,
    starts: { wechat: off },
    letter: { of: 'customer', values: ['nickname', 'price', 'tip', 'time'] },
  },
  creditOverdue: {
    id: 58,
    name: '赊账已逾期通知',
    to: customer,
    starts: { wechat: off },
    letter: { of: 'customer', values: ['nickname', 'price', 'tip', 'time'] },
  },
} as const satisfies Record<string, Event>;
