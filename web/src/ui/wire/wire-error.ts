/** An answer that is not 200. `code` is the envelope's; the message is for people, as it stands. */
export class WireError extends Error {
  readonly code: number;
  readonly data: unknown;
  /** Names the request in the server's log. */
  readonly requestNo: string | undefined;

  constructor(code: number, message: string, data: unknown = null, requestNo?: string) {
    super(message === '' ? 'Error' : message);
    this.code = code;
    this.data = data;
    this.requestNo = requestNo;
  }
}

/** A right is missing. What is beyond the data scope of a role comes with a sentence of its own. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof WireError && error.code === 403 && !Object(error.data).isBeyondPoint;

/** No answer came, or none that can be read: the line is down, 60 s went by, something between us and the server speaks. */
export class NetworkError extends Error {}

/** A fault of ours, which the server words in the same way whatever it was. */
export const isFault = (error: unknown): error is WireError =>
  error instanceof WireError && error.code >= 500 && error.message === '系统异常';

/** Left on purpose: another page was opened, or newer filters were set. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
