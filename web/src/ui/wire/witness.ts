import type { AnyCall } from '#contract/call.ts';
import { isWireOnly } from './session.ts';
import { NetworkError, WireError } from './wire-error.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Read that tells whether an act was done. */
interface Witness {
  /** Address below `/api`. */
  address: (sent: JsonObject) => string;
  /** Fields there that the act changes, and little else does; undefined where the data leave it open. */
  told: (data: JsonObject, sent: JsonObject) => unknown;
}

const ORDER = '/admin/store/order';

const fieldsOf =
  (...fields: string[]) =>
  (data: JsonObject) =>
    fields.some((field) => field in data) ? fields.map((field) => data[field]) : undefined;

const orderBy = (...fields: string[]): Witness => ({
  address: ({ orderNo }) => `${ORDER}/info?orderNo=${encodeURIComponent(String(orderNo))}`,
  told: fieldsOf(...fields),
});

/** Most withdrawals that are searched for one that waits. */
const WAITING_MAX = 1000;

const customerFunds: Witness = {
  address: ({ uid }) => `/admin/user/topdetail?userId=${Number(uid)}`,
  told: fieldsOf('balance', 'integralCount'),
};

// Withdrawals have no call for one of them, and others of the list are decided meanwhile.
const waitingWithdrawal: Witness = {
  address: () => `/admin/finance/apply/list?status=0&page=1&limit=${WAITING_MAX}`,
  told: ({ list, total }, { id }) => {
    if (!Array.isArray(list)) return undefined;
    const isWaiting = list.some((row: unknown) => Object(row).id === Number(id));
    return isWaiting || Number(total) <= list.length ? isWaiting : undefined;
  },
};

const witnesses: Readonly<Record<string, Witness>> = {
  [`POST ${ORDER}/send`]: orderBy('status'),
  [`POST ${ORDER}/update/price`]: orderBy('payPrice'),
  [`POST ${ORDER}/mark`]: orderBy('remark'),
  [`GET ${ORDER}/refund`]: orderBy('refundStatus', 'refundPrice'),
  [`GET ${ORDER}/refund/refuse`]: orderBy('refundStatus'),
  'GET /admin/user/operate/founds': customerFunds,
  'POST /admin/finance/apply/apply': waitingWithdrawal,
};

/**
 * True for answers that leave open whether an act was done: other servers do it and fail after it, at a message that they cannot send,
 * with the code that their refusals have as well.
 */
export const leavesOpen = (error: unknown): error is WireError | NetworkError =>
  isWireOnly() && (error instanceof NetworkError || (error instanceof WireError && error.code === 500));

const UNKNOWN = '可能已经生效，请核对后再操作';

function withDoubt(error: WireError | NetworkError): WireError | NetworkError {
  const says = `${error.message}（${UNKNOWN}）`;
  return error instanceof WireError
    ? new WireError(error.code, says, error.data, { requestNo: error.requestNo })
    : new NetworkError(says);
}

interface WitnessedAct<T> {
  act: () => Promise<T>;
  /** Data of a read, as the server writes them. */
  dataAt: (address: string) => Promise<unknown>;
  /** Outcome of an act that was done, though its answer is a fault. */
  done: (fault: string) => T;
}

/**
 * Makes an act. Where its answer leaves open whether it was done, the record that it changes tells, read before and after; what was
 * refused fails as ever.
 */
export async function witnessed<T>({ method, path }: AnyCall, input: object, { act, dataAt, done }: WitnessedAct<T>): Promise<T> {
  const witness = isWireOnly() ? witnesses[`${method} ${path}`] : undefined;
  if (witness === undefined) return act();
  const sent = { ...input };
  const ask = async () => {
    const data = await dataAt(witness.address(sent)).catch(() => undefined);
    return JSON.stringify(witness.told(Object(data), sent));
  };
  const before = await ask();
  try {
    return await act();
  } catch (error) {
    if (!leavesOpen(error)) throw error;
    const after = before === undefined ? undefined : await ask();
    if (after === undefined) throw withDoubt(error);
    if (after === before) throw error;
    return done(error.message);
  }
}
