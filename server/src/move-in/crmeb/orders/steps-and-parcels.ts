import { orderLog, parcel } from '#server/orders/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { cutTo } from '../../engine/cut-to.ts';
import type { Moving } from '../../engine/moving.ts';
import { momentOf, textOf } from '../values/values.ts';
import type { OrderWithLines } from './bring-lines.ts';
import { orderTimes } from './order-times.ts';

/** Steps of orders in the order of time. */
export const stepsOf = ({ now }: Pick<Moving, 'now'>, brought: readonly OrderWithLines[]) =>
  brought.flatMap(({ record, id: orderId }) =>
    (record.beside['steps'] ?? [])
      .map((step) => ({
        orderId,
        changeType: cutTo(textOf(step['change_type']), 32),
        changeMessage: textOf(step['change_message']),
        actorKind: 'system',
        actorName: '迁入',
        createTime: momentOf(step['create_time']) ?? now,
      }))
      .toSorted((one, other) => one.createTime.getTime() - other.createTime.getTime()),
  );

export async function bringSteps(moving: Moving, brought: readonly OrderWithLines[]): Promise<void> {
  await insertRows(moving.tx, orderLog, stepsOf(moving, brought));
}

/** Brings one parcel with all pieces of each order that was sent: the former shop knows no parts. */
export async function bringParcels(moving: Moving, brought: readonly OrderWithLines[]): Promise<void> {
  const rows = brought.flatMap(({ record, id: orderId, lines }) => {
    const { row } = record;
    const { shippedTime } = orderTimes(record, moving);
    const deliveryType = textOf(row['delivery_type']);
    if (!shippedTime || deliveryType === '' || lines.length === 0) return [];
    return [
      {
        orderId,
        pieces: lines.map(({ id: lineId, payNum: quantity }) => ({ lineId, quantity })),
        deliveryType: cutTo(deliveryType, 16),
        deliveryName: row['delivery_name'] ?? null,
        deliveryId: row['delivery_id'] ?? null,
        deliveryCode: row['delivery_code'] ?? null,
        createTime: shippedTime,
        updateTime: shippedTime,
      },
    ];
  });
  await insertRows(moving.tx, parcel, rows);
}
