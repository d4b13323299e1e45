import type pg from 'pg';
import type { Platform } from '../../../stand-ins/wechat-pay/platform.ts';
import { moneyGaps } from '../../../server/test/money-gaps.ts';

interface AttemptRow {
  number: string;
  state: string;
  amount: number;
  transaction: string | null;
  is_order_paid: boolean;
}
interface DisbursementRow {
  number: string;
  state: string;
  amount: number;
  provider_no: string | null;
  refunded: number;
}

const ATTEMPTS = `select a.number, a.state, a.amount::int, a.transaction_no as transaction, o.pay_time is not null as is_order_paid
  from payment_attempt a join "order" o on o.order_no = a.order_no`;
const DISBURSEMENTS = `select d.number, d.state, d.amount::int, d.provider_no, o.refund_price::int as refunded
  from disbursement d join "order" o on o.order_no = d.order_no`;
/** Whatever is not over has a time at which it is asked about, at every moment. */
const LEFT = `select number from payment_attempt where state in ('waiting', 'open', 'unknown') and next_ask_time is null
  union all select number from disbursement where state in ('waiting', 'processing', 'abnormal', 'unknown') and next_ask_time is null`;
const GAPS = `${moneyGaps} union all select 'figures of stock', 0 from stock_gaps() union all select 'counts of ' || noun, 0 from tally_gaps()`;

/** States of money here, by their names at the platform. */
const ENDS: Readonly<Record<string, string>> = { SUCCESS: 'done', CLOSED: 'closed', PROCESSING: 'processing' };

/** Refusals of a lost request, whose number nobody there has heard of, and of a bill that is asked for too early: every timer runs here. */
const EXPECTED = ['RESOURCE_NOT_EXISTS', 'ORDER_NOT_EXIST', 'STATEMENT_CREATING'];
/** The steps of 外部服务 ask for the root. */
const isExpected = ({ code, target }: Platform['refusals'][number]): boolean => EXPECTED.includes(code) || target === '/';

export async function leftWithoutQuestion(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ number: string }>(LEFT);
  return rows.map(({ number }) => `nobody asks about ${number} any more`);
}

async function paymentFaults(client: pg.Client, { books }: Platform): Promise<string[]> {
  const { rows } = await client.query<AttemptRow>(ATTEMPTS);
  const kept = new Map(rows.map((row) => [row.number, row]));
  const ofTrades = [...books.trades.values()].flatMap(({ outTradeNo, paid, transactionId, total }) => {
    const row = kept.get(outTradeNo);
    if (!row) return [`${outTradeNo} was begun there and is not known here`];
    if (!paid) return row.state === 'paid' ? [`${outTradeNo} is paid here and not there`] : [];
    const isSame = row.state === 'paid' && row.transaction === transactionId && row.amount === total && row.is_order_paid;
    return isSame ? [] : [`payment ${outTradeNo} is lost: ${JSON.stringify(row)}`];
  });
  const unknown = rows.filter(({ number, state }) => state === 'paid' && !books.trades.has(number));
  return [...ofTrades, ...unknown.map(({ number }) => `${number} is paid here, and nobody there knows it`)];
}

async function refundFaults(client: pg.Client, { books }: Platform): Promise<string[]> {
  const { rows } = await client.query<DisbursementRow>(DISBURSEMENTS);
  const kept = new Map(rows.map((row) => [row.number, row]));
  const ofRefunds = [...books.refunds.values()].flatMap(({ outRefundNo, status, amount, refundId }) => {
    const row = kept.get(outRefundNo);
    if (!row) return [`refund ${outRefundNo} was paid there and is not known here`];
    const isBack = status === 'SUCCESS';
    const isSame = row.state === ENDS[status] && row.amount === amount && row.refunded === (isBack ? amount : 0);
    const isNamed = !isBack || row.provider_no === refundId;
    return isSame && isNamed ? [] : [`refund ${outRefundNo} is ${status} there: ${JSON.stringify(row)}`];
  });
  const lost = rows.filter(({ number }) => !books.refunds.has(number));
  return [...ofRefunds, ...lost.map(({ number, state }) => `refund ${number} is ${state} here, and was never asked for there`)];
}

/** Differences between our books and the platform's, payment by payment and refund by refund. */
export async function bookFaults(client: pg.Client, platform: Platform): Promise<string[]> {
  const gaps = await client.query<{ gap: string }>(GAPS);
  return [
    ...(await paymentFaults(client, platform)),
    ...(await refundFaults(client, platform)),
    ...(await leftWithoutQuestion(client)),
    ...new Set(gaps.rows.map(({ gap }) => gap)),
    ...platform.refusals
      .filter((refusal) => !isExpected(refusal))
      .map(({ code, message, target }) => `${target} was refused: ${code} ${message}`),
  ];
}

/** How many payments and refunds of the platform's books have not ended as these have there. */
export async function unsettled(client: pg.Client, platform: Platform): Promise<number> {
  return [...(await paymentFaults(client, platform)), ...(await refundFaults(client, platform))].length;
}
