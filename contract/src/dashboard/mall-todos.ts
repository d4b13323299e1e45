import { noticeKinds } from '../notifications/event-terms.ts';
import type { TodoTerms } from './todo-terms.ts';

const { mall } = noticeKinds;

/** Work of the mall: bills of its shops, shares of operators, demands and reports. */
export const mallTodos = {
  billsToConfirm: {
    label: '待确认结算单',
    unit: '张',
    of: mall,
    under: '确认后可以付款',
    path: '/settlement/index?status=0',
    needs: ['admin:settlement:list', 'admin:settlement:confirm'],
  },
  billsToApply: {
    label: '待申请付款的结算单',
    unit: '张',
    of: mall,
    under: '已确认，还没有申请付款',
    path: '/settlement/index?toApply=true',
    needs: ['admin:settlement:list', 'admin:settlement:pay:apply'],
  },
  sharesToApply: {
    label: '待申请付款的分成单',
    unit: '张',
    of: mall,
    under: '运营商的分成，还没有申请付款',
    path: '/settlement/share?toApply=true',
    needs: ['admin:operator:share:list', 'admin:operator:share:pay'],
  },
  billsToCheck: {
    label: '待核对结算单',
    unit: '张',
    of: mall,
    under: '有疑问请提出异议',
    path: '/settlement/index?status=0',
    needs: ['admin:settlement:list', 'admin:settlement:object'],
    unless: 'admin:settlement:confirm',
  },
  demandsToAccept: {
    label: '待受理需求',
    unit: '个',
    of: mall,
    under: '受理后邀请店铺报价',
    path: '/demand/index?status=1',
    needs: ['admin:demand:list', 'admin:demand:accept'],
  },
  quotesToChoose: {
    label: '待选定报价',
    unit: '个',
    of: mall,
    under: '报价已经截止',
    path: '/demand/index?status=2&overdue=true',
    needs: ['admin:demand:list', 'admin:demand:quote:accept'],
  },
  quotesDue: {
    label: '待报价',
    unit: '个需求',
    of: mall,
    under: '邀请您的店铺报价',
    path: '/demand/index?status=2&unquoted=true',
    needs: ['admin:demand:list', 'admin:demand:quote:save'],
    unless: 'admin:demand:quote:accept',
  },
  reportsToAudit: {
    label: '待审核报备',
    unit: '个',
    of: mall,
    under: '店铺报备的用户和价格',
    path: '/report/index?status=1',
    needs: ['admin:report:list', 'admin:report:audit'],
  },
} as const satisfies Record<string, TodoTerms>;
