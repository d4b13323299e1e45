import type { AnyCall } from '#contract/call.ts';
import { isWireOnly, useSession } from './session.ts';
import { NetworkError, WireError } from './wire-error.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const ORDER = '/admin/store/order';

const orderOf = ({ orderNo }: JsonObject) => `${ORDER}/info?orderNo=${encodeURIComponent(String(orderNo))}`;

/** Reads whose answers an act changes, below `/api`. */
const witnesses: Readonly<Record<string, (sent: JsonObject) => string>> = {
  [`POST ${ORDER}/send`]: orderOf,
  [`POST ${ORDER}/update/price`]: orderOf,
  [`POST ${ORDER}/mark`]: orderOf,
  [`GET ${ORDER}/refund`]: orderOf,
  [`GET ${ORDER}/refund/refuse`]: orderOf,
  'GET /admin/user/operate/founds': ({ uid }) => `/admin/user/topdetail?userId=${Number(uid)}`,
  // Withdrawals have no call for one of them; how many wait stands above the list of those that do.
  'POST /admin/finance/apply/apply': () => '/admin/finance/apply/list?status=0&page=1&limit=1',
};

/** Data of a read as the server writes it; nothing where it refuses or is out of reach. */
async function dataAt(address: string): Promise<string | undefined> {
  const { token = '' } = useSession.getState();
  try {
    const response = await fetch(`/api${address}&temp=${Date.now()}`, { headers: { 'Authori-zation': token } });
    const { code, data } = Object(await response.json());
    return code === 200 ? JSON.stringify(data) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * True for answers that leave open whether an act was done: other servers do it and fail after it, at a message that they cannot send,
 * with the code that their refusals have as well.
 */
export const leavesOpen = (error: unknown): error is WireError | NetworkError =>
  isWireOnly() && (error instanceof NetworkError || (error instanceof WireError && error.code === 500));

const UNKNOWN = '可能已经生效，请核对后再操作';

function withDoubt(error: WireError | NetworkError): WireError | NetworkError {
  const says = `${error.message}（${UNKNOWN}）`;
  return error instanceof WireError ? new WireError(error.code, says, error.data, error.requestNo) : new NetworkError(says);
}

/**
 * Makes an act. Where its answer leaves open whether it was done, the record that it changes tells, read before and after: `done` makes
 * the outcome of an act that was, and what was refused fails as ever.
 */
export async function witnessed<T>(
  { method, path }: AnyCall,
  sent: object,
  act: () => Promise<T>,
  done: (fault: string) => T,
): Promise<T> {
  const address = isWireOnly() ? witnesses[`${method} ${path}`]?.({ ...sent }) : undefined;
  if (address === undefined) return act();
  const before = await dataAt(address);
  try {
    return await act();
  } catch (error) {
    if (!leavesOpen(error)) throw error;
    const after = before === undefined ? undefined : await dataAt(address);
    if (after === undefined) throw withDoubt(error);
    if (after === before) throw error;
    return done(error.message);
  }
}
