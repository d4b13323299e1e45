import { pointSettings } from '#contract/customers/settings.ts';
import { type Fen, perYuan } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { linesOf } from './queries.ts';

/** Points that a placed order earns at another price: those of its products, and some for each yuan. */
export async function gainAt({ tx }: Pick<Write, 'tx'>, orderId: number, payPrice: Fen): Promise<number> {
  const lines = (await linesOf(tx, [orderId])).get(orderId) ?? [];
  const forYuan = await settingOf(tx, pointSettings.order_give_integral);
  return lines.reduce((sum, { giveIntegral, payNum }) => sum + giveIntegral * payNum, perYuan(payPrice, forYuan));
}
