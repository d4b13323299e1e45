import type { Limit } from '#contract/data-scope.ts';
import type { Client } from '../client.ts';

/** Records of a place as calls name them. */
export interface PlacedRecords {
  /** Ids by noun. */
  ids: Readonly<Record<string, number>>;
  /** Other fields that name them. */
  fields: Readonly<Record<string, unknown>>;
  /** Words that only these records have. */
  words: readonly string[];
  /** Words of theirs that the limit keeps back from their own people as well. */
  secrets: readonly string[];
}

export interface PlacedPerson {
  id: number;
  roleId: number;
  token: string;
  desk: Client;
}

interface PersonOptions {
  isLimited?: boolean;
  may?: readonly string[];
}

/** Makes places of a kind, people who belong there, and records there or at none. */
export interface ScopeKind {
  limit: Limit;
  /** Fields that find the records of every place alike. */
  common: Readonly<Record<string, unknown>>;
  /** Nouns and fields, open whole to this limit, that move with records of others. */
  moved: readonly string[];
  /** Fields of answers in which others find what is closed to this limit. */
  closed: readonly string[];
  /** Rights to list, change and take out records. */
  rights: readonly string[];
  place(name: string): Promise<number>;
  /** A person of these places, with every right and limited to them unless it says otherwise. */
  person(places: readonly number[], options?: PersonOptions): Promise<PlacedPerson>;
  join(adminId: number, place: number): Promise<void>;
  leave(adminId: number, place: number): Promise<void>;
  /** Records of this name, of a place or of none. */
  records(name: string, place?: number): Promise<PlacedRecords>;
  /** Names of the records that the list shows. */
  listed(desk: Client): Promise<string[]>;
  /** Changes a record, which is news to whoever sees it. */
  touch(desk: Client, records: PlacedRecords): Promise<void>;
  /** Noun of what is changed and listed. */
  noun: string;
  /** Starts a file of all that is seen, with the names of the records in it; answers its id. */
  takeOut(desk: Client): Promise<number>;
}
