import type { Collected } from '#contract/collection/collected-order-record.ts';
import { collectedOrderRefusals } from '#contract/collection/collected-order-refusals.ts';
import type { ConnectorDetail } from '#server/platform/connector.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keepMany } from './keep-many.ts';
import { getCollected } from './queries.ts';

/** Keeps the one order that was asked for; where it did not come, says why. */
export async function keepOne(write: Write, details: readonly ConnectorDetail[]): Promise<Collected> {
  const [kept] = (await keepMany(write, details)).list;
  if (!kept || kept.id === null)
    throw collectedOrderRefusals.NOT_COLLECTED({ externalNo: kept?.externalNo ?? '', message: kept?.message ?? '' });
  return getCollected(write.tx, { id: kept.id });
}
