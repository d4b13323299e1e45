import type { Permission } from '../call.ts';
import { noticeKinds } from '../notifications/event-terms.ts';
import { type TaskKind, taskKinds } from '../tasks/tasks.ts';
import { mallTodos } from './mall-todos.ts';
import type { TodoTerms } from './todo-terms.ts';

const { order, afterSales, money, goods, system } = noticeKinds;

type TodoPlace = Pick<TodoTerms, 'of' | 'unit' | 'path' | 'needs'>;

const orders = (status: string, act: Permission): TodoPlace => ({
  unit: '单',
  of: order,
  path: `/order/index?status=${status}`,
  needs: ['admin:order:list', 'admin:order:status:num', act],
});

const cases = (state: string, act: Permission): TodoPlace => ({
  unit: '单',
  of: afterSales,
  path: `/order/returns?state=${state}`,
  needs: ['admin:order:case:list', act],
});

const ofRecords = {
  toSend: { label: '待发货', under: '用户已付款', ...orders('toSend', 'admin:order:send') },
  toHandOut: { label: '待核销', under: '用户到店自提', ...orders('toHandOut', 'admin:order:write:update') },
  refunding: {
    label: '退款申请',
    under: '等店里同意或拒绝',
    ...orders('refunding&refundAsked=true', 'admin:order:refund'),
    of: afterSales,
  },
  payBack: {
    label: '待线下退款',
    under: '退给用户后请确认',
    ...orders('refunding&payBack=true', 'admin:order:pay:offline'),
    of: money,
  },
  longUnpaid: {
    label: '线下待收款',
    under: '下单已久，占着库存',
    ...orders('unPaid&longUnpaid=true', 'admin:order:create'),
  },
  casesAsked: { label: '待审核退换', under: '用户申请退换', ...cases('asked', 'admin:order:case:audit') },
  casesReceived: { label: '待办结退换', under: '收到退回的商品', ...cases('received', 'admin:order:case:receive') },
  approvals: {
    label: '待复核',
    unit: '笔',
    of: money,
    under: '退款和余额调整',
    path: '/financial/approval?state=waiting&forMe=true',
    needs: ['admin:approval:list', 'admin:approval:decide'],
  },
  withdrawals: {
    label: '待审核提现',
    unit: '笔',
    of: money,
    under: '分销员申请的佣金',
    path: '/financial/commission/template?status=0',
    needs: ['admin:finance:apply:list', 'admin:finance:apply:apply'],
  },
  rechargesOwed: {
    label: '充值待线下退款',
    unit: '笔',
    of: money,
    under: '退给用户后请确认',
    path: '/financial/record/charge?payBack=true',
    needs: ['admin:recharge:list', 'admin:recharge:refund'],
  },
  invoicesToAudit: {
    label: '待审核发票',
    unit: '张',
    of: money,
    under: '用户的开票申请',
    path: '/financial/invoicing?type=unaudited',
    needs: ['admin:finance:invoice:apply:list', 'admin:finance:invoice:apply:audit'],
  },
  invoicesToIssue: {
    label: '待开票',
    unit: '张',
    of: money,
    under: '审核通过，还没有开具',
    path: '/financial/invoicing?type=toIssue',
    needs: ['admin:finance:invoice:apply:list', 'admin:finance:invoice:issue'],
  },
  lowReviews: {
    label: '低分未回复',
    unit: '条',
    of: goods,
    under: '差评越早回复越好',
    path: '/store/comment?lowScore=true&isReply=false',
    needs: ['admin:product:reply:list', 'admin:product:reply:comment'],
  },
  lowStock: {
    label: '库存不足',
    unit: '种商品',
    of: goods,
    under: '不高于警戒库存，含已售罄的',
    path: '/store/index?type=4',
    needs: ['admin:product:list', 'admin:product:tabs:headers'],
  },
  soldOut: {
    label: '已售罄',
    unit: '种商品',
    of: goods,
    under: '一件也没有了',
    path: '/store/index?type=3',
    needs: ['admin:product:list', 'admin:product:tabs:headers'],
  },
  couponsUnsent: {
    label: '没有发出的优惠券',
    unit: '次',
    of: goods,
    under: '改个时间再发，或取消',
    path: '/marketing/coupon/sending?state=unsent',
    needs: ['admin:coupon:sending:list', 'admin:coupon:user:receive'],
  },
  couponsLow: {
    label: '快发完的优惠券',
    unit: '种',
    of: goods,
    under: '剩余不到一成，发完就领不到了',
    path: '/marketing/coupon/list?isLow=true',
    needs: ['admin:coupon:list', 'admin:coupon:save'],
  },
  ...mallTodos,
  ownTasks: {
    label: '我领取的任务',
    unit: '项',
    of: money,
    under: '办结后自动完成',
    path: '/cashier/task-list?state=1&mine=true',
    needs: ['admin:cashier:task:list', 'admin:cashier:task:claim'],
  },
  incidents: {
    label: '未恢复的故障',
    unit: '项',
    of: system,
    under: '服务、备份、任务或畅销商品售罄',
    path: '/maintain/system/incidents?state=open',
    needs: ['admin:system:incident:list'],
  },
  goingLive: {
    label: '开店清单',
    unit: '项',
    of: system,
    under: '项还没有准备好',
    path: '/setting/goingLive',
    needs: ['admin:going:live'],
  },
} as const satisfies Record<string, TodoTerms>;

/** Refunds that people pay are counted by their orders and recharges. */
const countedElsewhere: ReadonlySet<TaskKind> = new Set([taskKinds.refundOwed]);

/** Kinds of tasks with an entry of their own. */
export const tasksToDo = taskKinds.values.filter((kind) => !countedElsewhere.has(kind));

export type TaskTodo = `task_${TaskKind}`;
export const taskTodo = (kind: TaskKind): TaskTodo => `task_${kind}`;

const taskTerms = (kind: TaskKind): TodoTerms => ({
  label: taskKinds.labels[kind],
  unit: '项',
  of: money,
  under: '还没有人领取',
  path: `/cashier/task-list?state=0&kind=${kind}`,
  needs: ['admin:cashier:task:list', 'admin:cashier:task:claim'],
});

export type TodoKind = keyof typeof ofRecords | TaskTodo;

/** All that may wait for somebody, in the order in which it is shown. */
export const todos: ReadonlyMap<TodoKind, TodoTerms> = new Map<TodoKind, TodoTerms>([
  ...(Object.entries(ofRecords) as [keyof typeof ofRecords, TodoTerms][]),
  ...tasksToDo.map((kind) => [taskTodo(kind), taskTerms(kind)] as const),
]);

/** Undefined of a kind that a newer version has. */
export const findTodo = (kind: string): TodoTerms | undefined => todos.get(kind as TodoKind);
