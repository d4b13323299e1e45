/** Refusal of the platform by its code, which it answers with the status 200. */
export class PlatformRefusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const refuse = (code: number, message: string): never => {
  throw new PlatformRefusal(code, message);
};
