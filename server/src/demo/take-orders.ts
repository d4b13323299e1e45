import { and, asc, eq, gt } from 'drizzle-orm';
import { product, sku } from '#server/catalogue/index.ts';
import { askRefund, cancelOrder, markPaid, placeOrder, receiveOrder, sendOrder } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { demoPeople } from './goods.ts';

const MINUTE_MS = 60_000;
const ORDERS = 48;
/** The oldest order is so many days old; later ones come closer together. */
const DAYS = 12;

type Fate = 'unpaid' | 'paid' | 'sent' | 'received' | 'refund' | 'cancelled';
const FATES: readonly Fate[] = [
  'received',
  'sent',
  'received',
  'paid',
  'received',
  'refund',
  'sent',
  'received',
  'cancelled',
  'sent',
];
const CARRIERS = ['shunfeng', 'zhongtong', 'yuantong'];

const isOld = (place: number) => place < ORDERS - 14;
const fateOf = (place: number): Fate =>
  isOld(place) ? (FATES[place % FATES.length] ?? 'paid') : place % 5 === 4 ? 'unpaid' : place % 7 === 3 ? 'refund' : 'paid';

/** Minutes before now: from days ago to a few minutes. */
const minutesAgo = (place: number): number => Math.round(DAYS * 1440 * (1 - (place + 0.5) / ORDERS) ** 2.4) + 3;

interface Piece {
  id: number;
}

async function live(write: Write, place: number, pieces: readonly Piece[]): Promise<void> {
  const begun = write.now.getTime() - minutesAgo(place) * MINUTE_MS;
  const at = (minutes: number): Write => ({
    ...write,
    actor: { kind: 'storefront', id: 0, name: '演示商城' },
    now: new Date(Math.min(write.now.getTime(), begun + minutes * MINUTE_MS)),
  });
  const person = demoPeople[place % demoPeople.length] ?? '';
  const phone = `138${String(10_000_000 + place * 7_654_321).slice(-8)}`;
  const skuId = pieces[(place * 5) % pieces.length]?.id ?? 0;
  const other = pieces[(place * 5 + 7) % pieces.length]?.id ?? 0;
  const lines =
    place % 4 === 0 && other !== skuId
      ? [
          { skuId, quantity: 1 },
          { skuId: other, quantity: 2 },
        ]
      : [{ skuId, quantity: 1 + (place % 2) }];
  const address = {
    name: person,
    phone,
    province: '湖北省',
    city: '武汉市',
    district: '武昌区',
    detail: `中山路 ${100 + place} 号`,
    cityId: 0,
  };
  const mark = place % 6 === 1 ? '请在工作日送达' : undefined;
  const placed = await placeOrder(at(0), {
    idempotencyKey: `demo-${place}`,
    buyer: { account: `demo-${person}`, nickname: person, phone },
    address,
    lines,
    payType: place % 3 === 0 ? 'yue' : 'weixin',
    mark,
  });

  const { orderNo, payPrice: amount } = placed;
  const fate = fateOf(place);
  if (fate === 'cancelled') await cancelOrder(at(20), { orderNo });
  if (fate === 'unpaid' || fate === 'cancelled') return;
  await markPaid(at(2), { orderNo, amount, tradeNo: `demo-${place}` });
  if (fate === 'refund') await askRefund(at(90), { orderNo, reason: '收货地址填错了', explain: '想换个地址重新下单' });
  if (fate !== 'sent' && fate !== 'received') return;
  await sendOrder(
    { ...at(600), actor: write.actor },
    {
      orderNo,
      type: '1',
      expressRecordType: '1',
      expressCode: CARRIERS[place % CARRIERS.length],
      expressNumber: `SB${String(90_000_000 + place * 13_577)}`,
    },
  );
  if (fate === 'received') await receiveOrder(at(3600), { orderNo });
}

/** A fortnight of orders in every state, through the same verbs as real ones. */
export async function takeOrders(write: Write): Promise<void> {
  const pieces = await write.tx
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(product.isShow, true), gt(sku.stock, 10)))
    .orderBy(asc(sku.id));
  for (let place = 0; place < ORDERS; place += 1) await live(write, place, pieces);
}
