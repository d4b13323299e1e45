import type { CreateAnswer, PaymentKey, PaymentRequest, QueriedPayment } from '#server/platform/incoming-payments.ts';
import type { ConnectedProvider, Payments } from '#server/platform/payments.ts';
import { isLive } from './states.ts';
import type { AttemptRecord } from './tables.ts';

export type AttemptAnswer = CreateAnswer | QueriedPayment;

export interface AskedAttempt {
  act: 'create' | 'query' | 'close';
  answer: AttemptAnswer;
  /** Error of the port, which leaves the answer unknown. */
  fault?: unknown;
}

const NO_ANSWER = '支付渠道没有答复，稍后会再查询';
const NO_PROVIDER = '支付渠道已停用';

async function ask(act: AskedAttempt['act'], question: () => Promise<AttemptAnswer> | undefined): Promise<AskedAttempt> {
  try {
    return { act, answer: (await question()) ?? { state: 'unknown', why: NO_PROVIDER } };
  } catch (fault) {
    return { act, answer: { state: 'unknown', why: NO_ANSWER }, fault };
  }
}

/** The provider that an attempt was begun at, as long as it is connected. A port of a wrong setting names no merchant, and answers so. */
async function providerOf(
  payments: Payments,
  { payType, provider, merchant }: AttemptRecord,
): Promise<ConnectedProvider | undefined> {
  const found = await payments.providerOf(payType);
  return found?.provider === provider && (found.port.merchant ?? merchant) === merchant ? found : undefined;
}

export async function askToCreate(payments: Payments, attempt: AttemptRecord, request: PaymentRequest): Promise<AskedAttempt> {
  const connected = await providerOf(payments, attempt);
  return ask('create', () => connected?.port.create?.(request));
}

/**
 * Asks what became of an attempt. One that is to end is closed where nobody has paid it; what the provider has never heard of, or
 * nobody can be asked about after its time, is closed as well.
 */
export async function askProvider(
  payments: Payments,
  attempt: AttemptRecord,
  { ends, isOver }: { ends: boolean; isOver: boolean },
): Promise<AskedAttempt[]> {
  const connected = await providerOf(payments, attempt);
  const { number, appId, channel } = attempt;
  const key: PaymentKey = { number, appId, channel };
  if (!connected?.port.query && isOver) return [{ act: 'query', answer: { state: 'closed' } }];
  const queried = await ask('query', () => connected?.port.query?.(key));
  const { state } = queried.answer;
  if (!ends || !isLive(attempt.state)) return [queried];
  if (state === 'notAsked') return [queried, { act: 'close', answer: { state: 'closed' } }];
  return state === 'open' ? [queried, await ask('close', () => connected?.port.close?.(key))] : [queried];
}
