import { type SQL, sql } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { TheirRow } from '../dump/columns.ts';
import { idsOf } from '../moved-rows/queries.ts';
import type { StagedRows } from '../stage/staged-rows.ts';

export interface Difference {
  what: string;
  theirs: string;
  ours: string;
}

export interface MovedFigure {
  label: string;
  /** Column of ours that holds it. */
  ours: string;
  isMoney?: true;
  theirs(row: TheirRow): number;
}

/** Records of both shops that must have the same figures, one by one. */
export interface Proof {
  label: string;
  source: string;
  noun: string;
  key: string;
  figures: readonly MovedFigure[];
  /** Rows of other tables that hold its key, by which its state is told. */
  beside?: readonly { name: string; table: string; column: string }[];
  /** State in words of ours, by which sums are shown. */
  state?(row: TheirRow, beside: BesideProof): string;
  /** Rows that are no such record. */
  skips?(row: TheirRow): boolean;
  /** Figures of ours by id; `state` where the proof has one. */
  ours(ids: SQL): SQL;
}

export type BesideProof = Readonly<Record<string, readonly TheirRow[] | undefined>>;

export interface Sum {
  label: string;
  theirs: string;
  ours: string;
}

export interface Reconciliation {
  sums: Sum[];
  differences: Difference[];
  /** Number of all differences, of which the first are named. */
  differing: number;
}

const NAMED = 50;
const PORTION = 1000;

type OurRow = Record<string, string | number | null> & { id: number };

interface Both {
  theirs: number;
  ours: number;
}

const written = (figure: MovedFigure, value: number): string => (figure.isMoney ? yuanOfFen(value) : String(value));

/** Sums of one proof, and the records that differ. */
class Comparison {
  readonly sums = new Map<string, { figure: MovedFigure; both: Both }>();
  readonly differences: Difference[] = [];
  differing = 0;
  private readonly proof: Proof;

  constructor(proof: Proof) {
    this.proof = proof;
  }

  private add(state: string, figure: MovedFigure, side: keyof Both, value: number): void {
    const label = [this.proof.label, state, figure.label].filter((part) => part !== '').join(' · ');
    const sum = this.sums.get(label) ?? { figure, both: { theirs: 0, ours: 0 } };
    this.sums.set(label, sum);
    sum.both[side] += value;
  }

  private differ(key: string, what: string, theirs: string, ours: string): void {
    this.differing += 1;
    if (this.differences.length < NAMED) this.differences.push({ what: `${this.proof.label} ${key} ${what}`, theirs, ours });
  }

  take({ key, row, beside }: ProvedRow, our: OurRow | undefined): void {
    const { figures, state } = this.proof;
    const [theirState, ourState] = [state?.(row, beside) ?? '', String(our?.['state'] ?? '')];
    if (!our) this.differ(key, '没有搬来', '有', '没有');
    else if (theirState !== ourState) this.differ(key, '状态', theirState, ourState);
    for (const figure of figures) {
      const theirs = figure.theirs(row);
      const ours = Number(our?.[figure.ours] ?? 0);
      this.add(theirState, figure, 'theirs', theirs);
      if (our) this.add(ourState, figure, 'ours', ours);
      if (our && theirs !== ours) this.differ(key, figure.label, written(figure, theirs), written(figure, ours));
    }
  }
}

interface ProvedRow {
  key: string;
  row: TheirRow;
  beside: BesideProof;
}

async function withBeside(stage: StagedRows, { key, beside = [] }: Proof, rows: readonly TheirRow[]): Promise<ProvedRow[]> {
  const keys = rows.map((row) => row[key] ?? '');
  const found: { name: string; places: ReadonlyMap<string, TheirRow[]> }[] = [];
  for (const { name, table, column } of beside)
    found.push({ name, places: Map.groupBy(await stage.holding(table, column, keys), (row) => row[column] ?? '') });
  return rows.map((row, at) => ({
    key: keys[at] ?? '',
    row,
    beside: Object.fromEntries(found.map(({ name, places }) => [name, places.get(keys[at] ?? '')])),
  }));
}

async function compare(db: Db, stage: StagedRows, proof: Proof): Promise<Comparison> {
  const comparison = new Comparison(proof);
  for await (const rows of stage.portions(proof.source, PORTION)) {
    const wanted = await withBeside(
      stage,
      proof,
      rows.filter((row) => !proof.skips?.(row)),
    );
    const ids = await idsOf(
      db,
      proof.noun,
      wanted.map(({ key }) => key),
    );
    const { rows: ours } = await db.execute<OurRow>(proof.ours(sql`${sql.param([...ids.values()])}::int[]`));
    const byId = new Map(ours.map((row) => [row.id, row]));
    for (const each of wanted) comparison.take(each, byId.get(ids.get(each.key) ?? 0));
  }
  return comparison;
}

/** Compares both shops record by record, to the fen. */
export async function reconcile(db: Db, stage: StagedRows, proofs: readonly Proof[]): Promise<Reconciliation> {
  const comparisons = [];
  for (const proof of proofs) comparisons.push(await compare(db, stage, proof));
  return {
    sums: comparisons.flatMap(({ sums }) =>
      [...sums]
        .filter(([, { both }]) => both.theirs !== 0 || both.ours !== 0)
        .map(([label, { figure, both }]) => ({ label, theirs: written(figure, both.theirs), ours: written(figure, both.ours) })),
    ),
    differences: comparisons.flatMap(({ differences }) => differences),
    differing: comparisons.reduce((sum, { differing }) => sum + differing, 0),
  };
}
