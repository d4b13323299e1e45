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

/** No answer came: the line is down, or 60 s went by. */
export class NetworkError extends Error {}

/** Left on purpose: another page was opened, or newer filters were set. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
