import type { PassAccount } from './platform.ts';

/** Code that the platform sent to a phone. */
export interface SentCode {
  code: string;
  types: string;
  at: number;
  wrong: number;
}

/** QR code of a package, which whoever scans it pays. */
export interface PayCode {
  account: PassAccount;
  service: 'sms' | 'copy' | 'query' | 'dump';
  num: number;
  until: number;
}

/** All that the platform knows. */
export interface PassPlatform {
  accounts: PassAccount[];
  /** Last code of each phone, as its owner reads it. */
  codes: Map<string, SentCode>;
  payCodes: Map<string, PayCode>;
}

export interface PassQuestion {
  form: URLSearchParams;
  now: number;
  platform: PassPlatform;
}

/** Answers a request of an account that is signed in. */
export type SignedHandler = (account: PassAccount, question: PassQuestion) => object;
/** Answers a request of anybody. */
export type OpenHandler = (question: PassQuestion) => object;

/** Time as the platform writes it, by the clock of China. */
export const timeText = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** A page of rows, counted as the platform counts: pages begin with 1, and 0 is the first as well. */
export function pageOf<T>(rows: readonly T[], form: URLSearchParams): { count: number; data: T[] } {
  const limit = Number(form.get('limit') ?? 20);
  const page = Math.max(Number(form.get('page') ?? 1), 1);
  return { count: rows.length, data: rows.slice((page - 1) * limit, page * limit) };
}
