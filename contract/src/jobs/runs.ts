import { z } from 'zod';
import { BulkRun } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { id, nothing, page, paged } from '../wire.ts';

export const runRefusals = refusals('run', {
  NOT_FOUND: { code: 404, says: () => '没有找到这次批量操作，可能已被清理' },
  IS_OVER: { says: () => '这次批量操作已经结束，不用停止；可以撤销的请在结果里撤销' },
});

/** Kinds of runs, by the names of their jobs. */
export const runKinds = choices({
  products: ['product.bulk', '批量修改商品'],
  customers: ['customer.runMany', '批量处理用户'],
  shipments: ['order.ship', '批量发货'],
  members: ['customer.importMembers', '导入用户'],
  pastOrders: ['order.importPast', '导入历史订单'],
  productImport: ['product.import', '导入商品'],
  collecting: ['crawl_draft.collectMany', '采集商品'],
  settlements: ['settlement.generate', '生成结算单'],
  settlementPreviews: ['settlement.preview', '预览结算单'],
  bankStatements: ['bank_statement.read', '导入银行对账单'],
  crossReports: ['report.cross', '交叉报表'],
});

export const runStates = choices({
  waiting: ['waiting', '进行中', 'underway'],
  undoing: ['undoing', '撤回中', 'underway'],
  done: ['done', '已完成', 'done'],
  failed: ['failed', '没有完成', 'trouble'],
});

/** Run of any kind; `source` is the file that its records come from, blank where they were chosen. */
export const Run = BulkRun.extend({ kind: runKinds.schema(), state: runStates.schema(), source: z.string() });

/** Runs of every kind, for who began them. */
export const runCalls = calls('run', '/admin/run', {
  list: get('/list', {
    permission: 'session',
    dataScope: 'none',
    about: 'One’s own runs of all kinds, newest first.',
    query: paged({ kind: runKinds.schema().optional() }),
    returns: page(Run),
  }),
  info: get('/info/{id}', {
    permission: 'session',
    dataScope: 'none',
    params: z.object({ id }),
    returns: Run,
    refuses: [runRefusals.NOT_FOUND],
  }),
  stop: post('/stop', {
    permission: 'session',
    dataScope: 'none',
    about: 'Ends a run of one’s own after the portion under way: what it did stays, the rest is left for a retry.',
    body: z.object({ id }),
    returns: nothing,
    refuses: [runRefusals.NOT_FOUND, runRefusals.IS_OVER],
  }),
});

actsOf('run', '批量操作', { stop: '停止批量操作' });
