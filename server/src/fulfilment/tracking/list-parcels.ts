import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { getOrder, lineStandings, linesSeen, parcel } from '#server/orders/index.ts';
import { parcelsSeen } from '../sending/parcels-seen.ts';
import { leftOf } from '#server/orders/rules.ts';

type ParcelsCall = typeof parcelCalls.parcels;

/** Parcels with their goods by name, those that were taken back among them, and what is still to send. */
export async function listParcels(db: Db, { orderNo }: Input<ParcelsCall>, { actor }: CallContext): Promise<Answer<ParcelsCall>> {
  const { id } = await getOrder(db, orderNo, actor);
  const [every, standings, pictures] = await Promise.all([
    db
      .select()
      .from(parcel)
      .where(and(eq(parcel.orderId, id), isNull(parcel.caseId)))
      .orderBy(asc(parcel.id)),
    lineStandings(db, id),
    addressesOf(db),
  ]);
  const lines = linesSeen(standings, actor);
  const parcels = await parcelsSeen({ tx: db, actor }, every, id);
  const byId = new Map(lines.map((line) => [line.lineId, line]));
  return {
    parcels: parcels.map(({ pieces, ...row }) => ({
      ...row,
      lines: pieces.flatMap(({ lineId, quantity }) => {
        const line = byId.get(lineId);
        return line ? [{ lineId, productName: line.productName, sku: line.sku, quantity }] : [];
      }),
    })),
    lines: lines.map((line) => ({ ...line, image: pictures.show(line.image), left: leftOf(line) })),
  };
}
