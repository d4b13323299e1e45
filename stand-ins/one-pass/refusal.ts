/** Refusal of the platform, which it answers with the status 400 inside of JSON. */
export class PassRefusal extends Error {}

export const refuse = (message: string): never => {
  throw new PassRefusal(message);
};
