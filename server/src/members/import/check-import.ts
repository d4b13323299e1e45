import type { Input } from '#contract/call.ts';
import { fundsSettings, pointSettings } from '#contract/customers/settings.ts';
import type { CheckedMembers, memberImportCalls } from '#contract/members/member-import.ts';
import { type RowDraft, freezeRun } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { TOO_WIDE } from '#server/platform/cells/width.ts';
import { placedIn } from '#server/platform/headed-sheets/lines.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { type Verdict, planMembers } from './plan-members.ts';
import { memberKind } from './member-kind.ts';
import { readMembers } from './read-members.ts';
import { type Member, memberOf } from './rules.ts';
import type { MemberColumns, MemberLine, MemberProblem } from './sheet.ts';

/** A row with the verdict on it. */
interface Checked extends MemberLine {
  state: 'waiting' | 'unchanged' | 'refused';
  reason: string;
}
interface Read {
  line: MemberLine;
  member: Member;
}

/** Reason against a row, of what it says or of a row before it. */
function problemWith(member: Member | MemberProblem, seen: ReadonlyMap<string, number>): MemberProblem | undefined {
  if ('reason' in member) return member;
  const earlier = seen.get(member.phone);
  return earlier === undefined ? undefined : { reason: `与第 ${earlier} 行的手机号重复，同一位用户只写一行`, field: 'phone' };
}

/** Rows that can be understood, each phone number once; the others with what is wrong. */
function understood(lines: readonly MemberLine[], columns: MemberColumns) {
  const seen = new Map<string, number>();
  const read: Read[] = [];
  const refused: Checked[] = [];
  for (const line of lines) {
    const member = line.isTooWide ? { reason: TOO_WIDE } : memberOf(line.cells);
    const problem = problemWith(member, seen);
    if (problem) refused.push({ ...line, state: 'refused', reason: placedIn(columns, line.row, problem) });
    else if ('phone' in member) {
      seen.set(member.phone, line.row);
      read.push({ line, member });
    }
  }
  return { read, refused };
}

const checkedAs = ({ line }: Read, verdict: Verdict, columns: MemberColumns): Checked => {
  if (verdict.kind === 'unchanged') return { ...line, state: 'unchanged', reason: '' };
  if (verdict.kind === 'refused') return { ...line, state: 'refused', reason: placedIn(columns, line.row, verdict) };
  return { ...line, state: 'waiting', reason: verdict.reason };
};

const draftOf = ({ row, cells, state, reason }: Checked): RowDraft => ({ key: String(row), input: cells, state, reason });

async function planned(db: Db, read: readonly Read[], columns: MemberColumns) {
  const review = {
    limit: await settingOf(db, fundsSettings.funds_review_above),
    ratio: await settingOf(db, pointSettings.integral_ratio),
  };
  const drafts: Checked[] = [];
  const totals = { created: 0, updated: 0, unchanged: 0, refused: 0, nowMoney: 0, integral: 0 };
  await inChunks(read, async (chunk) => {
    const verdicts = await planMembers(
      db,
      chunk.map(({ member }) => member),
      review,
    );
    for (const [at, verdict] of verdicts.entries()) {
      const one = chunk[at];
      if (one) drafts.push(checkedAs(one, verdict, columns));
      totals[verdict.kind] += 1;
      if (!('gain' in verdict)) continue;
      totals.nowMoney += verdict.gain.nowMoney;
      totals.integral += verdict.gain.integral;
    }
  });
  return { drafts, totals };
}

/** Reads a sheet, and keeps what would become of each row; no customer changes. */
export const checkImport =
  ({ database: { db }, write }: Services) =>
  async ({ file }: Input<typeof memberImportCalls.check>, { actor, from }: CallContext): Promise<CheckedMembers> => {
    const { columns, byField, lines, aside } = await readMembers(file);
    const { read, refused } = understood(lines, byField);
    const { drafts, totals } = await planned(db, read, byField);
    const fileName = file.name.slice(0, 255);
    const rows = [...drafts, ...refused].toSorted((one, other) => one.row - other.row).map(draftOf);
    const { value } = await write({ name: 'member_import.check', actor, from }, (context) =>
      freezeRun(context, memberKind, { task: {}, label: `导入 ${fileName}`, source: fileName, state: 'checked', rows }),
    );
    return { id: value.id, fileName, aside, columns, ...totals, refused: totals.refused + refused.length };
  };
