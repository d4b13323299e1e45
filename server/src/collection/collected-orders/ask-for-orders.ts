import type { Input } from '#contract/call.ts';
import type { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { collectedOrderRefusals } from '#contract/collection/collected-order-refusals.ts';
import type { ConnectorDetail } from '#server/platform/connector.ts';
import type { Services } from '#server/platform/services.ts';

type CollectedCalls = typeof collectedOrderCalls;

/** Asks the outside shop for many orders. */
export const askForMany =
  ({ providers }: Pick<Services, 'providers'>) =>
  ({ externalNos, orderNos }: Input<CollectedCalls['collectMany']>): Promise<ConnectorDetail[]> =>
    providers.connector.details([...new Set((externalNos ?? orderNos ?? []).map((number) => number.trim()))]);

/** Asks for one, by either name of its number. */
export const askForOne =
  ({ providers }: Pick<Services, 'providers'>) =>
  ({ externalNo, orderNo }: Input<CollectedCalls['collect']>): Promise<ConnectorDetail[]> => {
    const number = (externalNo ?? orderNo ?? '').trim();
    if (number === '') throw collectedOrderRefusals.NO_NUMBER();
    return providers.connector.details([number]);
  };
