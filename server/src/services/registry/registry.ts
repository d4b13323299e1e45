import { trackers } from '#contract/services/tracking.ts';
import type { Payments } from '#server/platform/payments.ts';
import type { Providers } from '#server/platform/providers.ts';
import type { Services } from '#server/platform/services.ts';
import { api99 } from '../api99/api99.ts';
import { marketTracker } from '../cloud-market/track.ts';
import { openInvoicing } from '../invoicing/invoicing.ts';
import { onePassLabels } from '../one-pass/labels.ts';
import { openOnePass } from '../one-pass/one-pass.ts';
import { onePassProducts } from '../one-pass/products.ts';
import { onePassTracker } from '../one-pass/track.ts';
import { openYilianyun } from '../yilianyun/yilianyun.ts';
import { chooseTracker } from './tracking.ts';

type ProviderParts = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>;

/** Every outside service, behind the port of what it can do. */
export function openProviders(parts: ProviderParts, pay: Payments): Providers {
  const onePass = openOnePass(parts);
  return {
    pay,
    track: chooseTracker(parts, { [trackers.onePass]: onePassTracker(onePass), [trackers.market]: marketTracker(parts) }),
    label: onePassLabels(onePass),
    print: openYilianyun(parts),
    invoice: openInvoicing(parts),
    collect: { byNumber: api99(parts), ...onePassProducts(onePass) },
  };
}
