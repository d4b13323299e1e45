import type { Fen } from '#contract/fen.ts';
import type { PayChannel } from '#contract/services/pay-channels.ts';
import type { BillAnswer } from './payment-bills.ts';
import type { CreateAnswer, PaymentAnswer, PaymentKey, PaymentRequest, QueriedPayment } from './incoming-payments.ts';

export interface RefundRequest {
  /** Ours, unique, and the same for ever: a provider that has seen it before pays nothing a second time. */
  refundNo: string;
  orderNo: string;
  tradeNo: string | null;
  payType: string;
  amount: Fen;
  /** Amount that was paid for the order in all. */
  paid: Fen;
}

/** Final answer: the money has left, or it never will. */
export type RefundOutcome = { state: 'done'; providerNo: string } | { state: 'failed'; why: string };

/** Outcome of money that has left; people who pay it have no number of a provider. */
export const moneyLeft = (providerNo = ''): RefundOutcome => ({ state: 'done', providerNo });
/** Outcome of money that never leaves, with the reason. */
export const moneyStayed = (why: string): RefundOutcome => ({ state: 'failed', why });

/**
 * `processing`: the provider has taken the request and pays later, which can take days; `byHand`: no provider pays it back, so people
 * do; `abnormal`: the buyer's account takes nothing, so people act at the provider, who has the money meanwhile; `closed`: the provider gave
 * it up, and only another number can refund; `unknown`: nobody can tell whether it was taken.
 */
export type RefundAnswer =
  | RefundOutcome
  | { state: 'processing'; providerNo: string }
  | { state: 'byHand' }
  | { state: 'abnormal'; providerNo: string; why: string }
  | { state: 'closed'; why: string }
  | { state: 'unknown'; why: string };

/** Outcome that is the last word of a provider; undefined while something may still become of the money. */
export function outcomeOf(answer: RefundAnswer): RefundOutcome | undefined {
  if (answer.state === 'closed') return moneyStayed(answer.why);
  return answer.state === 'done' || answer.state === 'failed' ? answer : undefined;
}

type QueriedRefund = RefundAnswer | { state: 'notAsked' };

/**
 * Merchant's account at a provider, by the settings of this moment. An error that a method throws means `unknown`. What is absent the
 * provider does not do: people do it.
 */
export interface PaymentPort {
  /** No money moves: the provider is one of a demonstration. */
  isDemo?: true;
  /** App id of the merchant by channel; absent where that channel is not set up. */
  appIds?: Readonly<Partial<Record<PayChannel, string>>>;
  merchant?: string;
  create?(request: PaymentRequest): Promise<CreateAnswer>;
  /** State of a payment that was begun before; `notAsked` where the provider has never heard of its number. */
  query?(key: PaymentKey): Promise<QueriedPayment>;
  /** Ends a payment that nobody made; `paid` where somebody did. */
  close?(key: PaymentKey): Promise<PaymentAnswer>;
  refund?(request: RefundRequest): Promise<RefundAnswer>;
  /** State of a refund that was sent before; `notAsked` where the provider has never heard of its number. */
  queryRefund?(request: RefundRequest): Promise<QueriedRefund>;
  /** Bill of all payments and refunds of a day of the shop's clock. */
  bill?(day: Date): Promise<BillAnswer>;
}

export interface PaymentProvider {
  /** Name under which its transactions are unique. */
  name: string;
  /** Port for a way of paying; undefined where it serves another one, or its settings are not filled. */
  connect(payType: string): Promise<PaymentPort | undefined>;
}

export interface ConnectedProvider {
  provider: string;
  port: PaymentPort;
}

/** Providers of the shop: the first one that serves a way of paying is chosen, at each question anew. */
export interface Payments {
  providerOf(payType: string): Promise<ConnectedProvider | undefined>;
}

/** Ways of paying whose money a provider may take. */
const ONLINE = ['weixin', 'alipay'] as const;

/** Providers that are connected, by the ways of paying that they serve. */
export async function connectedProviders(payments: Payments): Promise<({ payType: string } & ConnectedProvider)[]> {
  const found = await Promise.all(ONLINE.map(async (payType) => ({ payType, connected: await payments.providerOf(payType) })));
  return found.flatMap(({ payType, connected }) => (connected ? [{ payType, ...connected }] : []));
}

export const openPayments = (providers: readonly PaymentProvider[]): Payments => ({
  async providerOf(payType) {
    for (const { name, connect } of providers) {
      const port = await connect(payType);
      if (port) return { provider: name, port };
    }
    return undefined;
  },
});

const paidBy = async ({ refundNo }: RefundRequest) => ({ state: 'done', providerNo: `ledger-${refundNo}` }) as const;

/** Stand-in for a provider, for demonstrations and tests: it says that it paid back, and pays nobody. */
export const standInProvider: PaymentProvider = {
  name: 'stand-in',
  connect: async () => ({ isDemo: true, refund: paidBy, queryRefund: paidBy }),
};
export const standIn: Payments = openPayments([standInProvider]);
