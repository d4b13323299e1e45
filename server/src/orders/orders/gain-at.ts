import { pointSettings } from '#contract/customers/settings.ts';
import type { Fen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { linesOf } from './queries.ts';
import { gainOf } from './rules.ts';

/** Points that a placed order earns at another price. */
export async function gainAt({ tx }: Pick<Write, 'tx'>, orderId: number, payPrice: Fen): Promise<number> {
  const lines = (await linesOf(tx, [orderId])).get(orderId) ?? [];
  const forYuan = await settingOf(tx, pointSettings.order_give_integral);
  const goods = lines.map(({ giveIntegral, payNum }) => ({ giveIntegral, quantity: payNum }));
  return gainOf(goods, payPrice, forYuan);
}
