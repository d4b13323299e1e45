import type { TableColumns } from '../dump/read-dump.ts';
import type { Proof } from '../report/reconcile.ts';
import type { TableReader } from '../stage/table-reader.ts';

/** A system that shops move in from. */
export interface FormerSystem {
  name: string;
  /** Its tables that are read, with their columns in order. */
  columns(): TableColumns;
  readTables: ReadonlySet<string>;
  /** Its other tables, each with the reason why it is not read. */
  unreadTables: Readonly<Record<string, string>>;
  /** Tables of a dump must have all of these columns: one version alone is known. */
  isOneVersion?: true;
  /** How its tables take the form that nouns read; none where they have it. */
  readers?: readonly TableReader[];
  /** Figures of its own tables that both shops must agree on. */
  proofs: readonly Proof[];
  /** Setting with the address of the site that pictures lie at. */
  siteSetting: string;
}
