import type { RefusalKind } from '#contract/refusal.ts';

/** All that other servers of the wire say of a fault. */
export const FAULT = '系统异常';

interface WireErrorTerms {
  requestNo?: string | undefined;
  refusal?: string | undefined;
}

/** An answer that is not 200. `code` is the envelope's; the message is for people, without the number of the request. */
export class WireError extends Error {
  readonly code: number;
  readonly data: unknown;
  /** Names the request in the server's log. */
  readonly requestNo: string | undefined;
  /** Name of the refusal in its catalogue; other servers of the wire say none. */
  readonly refusal: string | undefined;
  /** The server broke over the request, and refused nothing; it says so by the number that its message ends with. */
  readonly isFault: boolean;

  constructor(code: number, message: string, data: unknown = null, { requestNo, refusal }: WireErrorTerms = {}) {
    const number = `（请求号 ${requestNo}）`;
    const isNumbered = message.endsWith(number);
    super(isNumbered ? message.slice(0, -number.length) : message);
    this.code = code;
    this.data = data;
    this.requestNo = requestNo;
    this.refusal = refusal;
    this.isFault = code >= 500 && (isNumbered || message === FAULT);
  }
}

/** A call that this server of the wire does not have: nothing was sent of an extension of ours, and of others nothing was done. */
export class MissingCall extends WireError {
  constructor() {
    super(404, '这台服务器没有此功能');
  }
}

/** A right is missing. What is beyond the data scope of a role comes with a sentence of its own. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof WireError && error.code === 403 && !Object(error.data).isBeyondLimit;

/** No answer came, or none that can be read: the line is down, 60 s went by, something between us and the server speaks. */
export class NetworkError extends Error {}

/** The server refused the act by one of these, whatever its sentence says. */
export const isRefusedBy = (error: unknown, ...kinds: readonly Pick<RefusalKind, 'id'>[]): boolean =>
  error instanceof WireError && kinds.some(({ id }) => id === error.refusal);

export const isFault = (error: unknown): error is WireError => error instanceof WireError && error.isFault;

/** True for a read that was left on purpose: another page was opened, or newer filters were set. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
