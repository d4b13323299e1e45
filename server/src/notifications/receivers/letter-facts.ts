import type { LetterSubject, LetterValues } from '#contract/notifications/letter-values.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Customer whom a letter may be for, with the addresses at which they can be reached. */
export interface Addressee {
  customerId: number;
  nickname: string;
  phone: string;
  userType: string;
  identities: readonly { appId: string; openid: string }[];
}

/** Facts of a record for the letters about it, with its customer and the apps by which that customer may be written to, the best first. */
export interface LetterFacts {
  subject: string;
  addressee: Addressee;
  apps: readonly ('wechat' | 'routine')[];
  values: LetterValues;
}

export type FactsContext = Pick<Write, 'tx' | 'now'>;

/** Reads the facts of some records of a kind, in a number of statements that does not grow with them. */
export type FactsReader = (write: FactsContext, subjects: readonly string[]) => Promise<LetterFacts[]>;

const readers = new Map<LetterSubject, FactsReader>();

/** Registers the domain that keeps a kind of record. */
export const readsFacts = (of: LetterSubject, read: FactsReader): void => void readers.set(of, read);

export const factsOf = async (write: FactsContext, of: LetterSubject, subjects: readonly string[]): Promise<LetterFacts[]> =>
  (await readers.get(of)?.(write, subjects)) ?? [];
