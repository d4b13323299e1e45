import { showMoment } from '#contract/moment.ts';
import { pastOrderRefusals } from '#contract/past-orders/past-orders.ts';
import { run, runRow } from '#server/jobs/index.ts';
import { type PastCells, bringPast, groupLines, pastKind, readOrder, wordsOf } from '#server/past-orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from '../past.ts';
import { findFirstAdministrator } from '../seed-staff.ts';

/** Days since it was ordered, and the rest of its cells. */
const LINES: readonly (readonly [days: number, cells: PastCells])[] = [
  [
    412,
    {
      orderNo: 'WD20251014001',
      status: '已完成',
      realName: '陶立新',
      userPhone: '13907110021',
      address: '湖北省武汉市武昌区中北路 24 号',
      productName: '绿皮车搪瓷杯',
      quantity: '2',
      price: '39.00',
      freight: '6.00',
      paid: '84.00',
      carrier: '顺丰速运',
      trackingNo: 'SF3100274410021',
    },
  ],
  [
    398,
    {
      orderNo: 'WD20251028003',
      status: '已完成',
      realName: '邹敏',
      userPhone: '13971540086',
      address: '湖北省孝感市孝南区城站路 8 号',
      productName: '东风机车模型',
      quantity: '1',
      price: '168.00',
      discount: '18.00',
      paid: '150.00',
      refunded: '20.00',
      carrier: '中通快递',
      trackingNo: '78412290035411',
      remark: '漆面有划痕，退 20 元',
    },
  ],
  [
    371,
    {
      orderNo: 'WD20251124007',
      status: '已退款',
      realName: '贺春生',
      userPhone: '13886010057',
      productName: '站台明信片',
      quantity: '3',
      price: '12.00',
      paid: '36.00',
    },
  ],
  [366, { orderNo: 'WD20251129002', status: '已完成', productName: '车票冰箱贴', quantity: '5', price: '9.90', paid: '45.00' }],
];

/** A sheet of the shop that the demonstration ran elsewhere: three orders came, and the sums of one do not add up. */
export async function seedPastOrders(write: Write): Promise<void> {
  const actor = await findFirstAdministrator(write.tx);
  if (!actor) return;
  const then = { ...ago(write, 2 * DAY), actor };
  const groups = groupLines(
    LINES.map(([days, cells], at) => ({
      row: at + 2,
      cells: { ...cells, createTime: showMoment(ago(write, days * DAY).now) },
      isTooWide: false,
    })),
  );
  const read = groups.flatMap((rows) => {
    const of = readOrder(rows);
    return 'reason' in of ? [] : [{ rows, of }];
  });
  const verdicts = await bringPast(
    then,
    read.map(({ of }) => of),
  );
  const refused = verdicts.filter(({ kind }) => kind === 'refused').length;
  const [begun] = await write.tx
    .insert(run)
    .values({
      kind: pastKind.name,
      task: {},
      label: '导入 旧店订单_2025.csv',
      source: '旧店订单_2025.csv',
      state: 'done',
      matched: read.length,
      changed: read.length - refused,
      unchanged: 0,
      refused,
      isUndoable: false,
      adminId: actor.id,
      createTime: then.now,
    })
    .returning({ id: run.id });
  const rows = read.map(({ rows: input, of }, at) => {
    const verdict = verdicts[at] ?? { kind: 'refused', reason: pastOrderRefusals.GONE().message };
    const shared = { runId: begun?.id ?? 0, key: of.orderNo, input: { ...input, paid: input.rows[0]?.cells.paid ?? '' } };
    if (verdict.kind !== 'fresh')
      return {
        ...shared,
        state: 'refused' as const,
        reason: verdict.kind === 'refused' ? `第 ${input.rows[0]?.row ?? 0} 行：${verdict.reason}` : '',
      };
    return { ...shared, state: 'done' as const, reason: wordsOf(of, verdict), target: verdict.orderId ?? null };
  });
  await write.tx.insert(runRow).values(rows);
}
