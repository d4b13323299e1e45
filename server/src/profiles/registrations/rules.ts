import type { Secrets } from '#server/platform/secrets.ts';

export interface PhoneAndCode {
  phone: string;
  code: string;
}

/** Code as it is kept: with the key of the server, or a million tries would find it. */
export const hashOfCode = ({ hash }: Pick<Secrets, 'hash'>, { phone, code }: PhoneAndCode): string =>
  hash(`phone code ${phone} ${code}`);
