import { type Payments, standInProvider } from '#server/platform/payments.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';

const WAYS = ['weixin', 'alipay'];

/** Ways of paying online, whoever is connected for them. */
export const paymentService = (pay: Payments): ServiceDeclaration => ({
  name: 'pay',
  use: '收款和退款',
  keys: [],
  async standing() {
    const connected = await Promise.all(WAYS.map((way) => pay.providerOf(way)));
    const [first] = connected.flatMap((each) => each ?? []);
    if (!first) return 'unset';
    return first.provider === standInProvider.name ? 'demo' : 'on';
  },
  steps: () => [],
});
