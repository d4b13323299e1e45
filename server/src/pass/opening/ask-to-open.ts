import { passOpeningRefusals } from '#contract/services/pass/opening.ts';
import { findCarrier } from '#server/delivery/index.ts';
import type { Services } from '#server/platform/services.ts';
import { type Opening, checkOpening } from './rules.ts';

export type Opened = Opening & { carrierId?: number };

/** Has the platform open a service; what the shop prints with is kept after that. */
export const askToOpen =
  ({ database, providers: { pass } }: Pick<Services, 'database' | 'providers'>) =>
  async (opening: Opening): Promise<Opened> => {
    checkOpening(opening);
    const { type, sign = '', com = '' } = opening;
    // Says first that there is no account.
    await pass.info();
    const carrier = type === 'expr_dump' ? await findCarrier(database.db, com) : undefined;
    if (type === 'expr_dump' && !carrier) throw passOpeningRefusals.UNKNOWN_CARRIER();
    await pass.open(type, sign);
    return { ...opening, ...(carrier && { carrierId: carrier.id }) };
  };
