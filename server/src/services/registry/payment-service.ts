import { type Payments, connectedProviders } from '#server/platform/payments.ts';
import type { ServiceDeclaration, ServiceStanding } from '#server/platform/outside-services.ts';

/** Ways of paying online, whoever is connected for them. */
export function paymentService(pay: Payments): ServiceDeclaration {
  async function standing(): Promise<ServiceStanding> {
    const [first] = await connectedProviders(pay);
    if (!first) return 'unset';
    return first.port.isDemo ? 'demo' : 'on';
  }
  return {
    name: 'pay',
    use: '收款和退款',
    keys: [],
    standing,
    steps: () => [
      {
        name: '支付渠道',
        async run() {
          if ((await standing()) === 'demo') return { says: '演示渠道，不会动真钱' };
          return { says: '已接通，它的地址、证书和密钥在「微信支付」一行检测' };
        },
      },
    ],
  };
}
