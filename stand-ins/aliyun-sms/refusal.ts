/** Refusal with a code of Alibaba Cloud. Those of the gateway have a status of their own; those of the service come with 200. */
export class AliyunRefusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 200) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const refuse = (code: string, message: string, status?: number): never => {
  throw new AliyunRefusal(code, message, status);
};
