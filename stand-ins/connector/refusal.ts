const statuses = {
  invalid: 400,
  bad_signature: 401,
  session_expired: 401,
  wrong_password: 403,
  not_found: 404,
  reference_reused: 409,
  order_closed: 409,
  version_unsupported: 426,
  too_fast: 429,
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof statuses;

/** Refusal of the bridge, which travels with its status and code. */
export class BridgeRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return statuses[this.code];
  }
}

export const refuse = (code: RefusalCode, message: string): never => {
  throw new BridgeRefusal(code, message);
};
