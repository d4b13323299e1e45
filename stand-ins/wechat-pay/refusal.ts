/** Refusal of the platform, with the status and the code that its documents give it. */
export class PlatformRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const refuse = (status: number, code: string, message: string): never => {
  throw new PlatformRefusal(status, code, message);
};
