import { StartFailure } from '../start-failure.ts';

export type Health = 'ok' | 'warning' | 'failed' | 'skipped';

/** Outcome of an examination: what was seen, and what to do about it. */
export interface Examined {
  health: Health;
  says: string;
  remedy?: string;
}

export interface Finding extends Examined {
  name: string;
  label: string;
}

export interface Examination {
  name: string;
  label: string;
  /** Found only where the examination of that name did not fail. */
  after?: string;
  examine(): Promise<Examined>;
}

export const fine = (says: string): Examined => ({ health: 'ok', says });
export const doubtful = (says: string, remedy: string): Examined => ({ health: 'warning', says, remedy });
export const failed = (says: string, remedy: string): Examined => ({ health: 'failed', says, remedy });

function failureOf(error: unknown): Examined {
  if (error instanceof StartFailure) return { health: 'failed', says: error.message };
  const text = error instanceof Error ? error.message : String(error);
  return failed(`检查没有完成：${text}`, '请按上面的原因处理后再运行一次');
}

/** Examines one after the other; what rests on something that failed is left out. */
export async function examineAll(examinations: readonly Examination[], tell: (finding: Finding) => void): Promise<Finding[]> {
  const findings: Finding[] = [];
  const isBroken = (name: string | undefined) =>
    findings.some((each) => each.name === name && (each.health === 'failed' || each.health === 'skipped'));
  for (const { name, label, after, examine } of examinations) {
    const left: Examined = { health: 'skipped', says: '前面的检查没有通过，这一项没有检查' };
    const finding = { name, label, ...(isBroken(after) ? left : await examine().catch(failureOf)) };
    findings.push(finding);
    tell(finding);
  }
  return findings;
}

const MARKS: Record<Health, string> = { ok: '✓', warning: '！', failed: '✗', skipped: '－' };

/** Line for people, and below it what to do. */
export const lineOf = ({ label, health, says, remedy }: Finding): string =>
  `${MARKS[health]} ${label}：${says}${remedy === undefined ? '' : `\n   怎么办：${remedy}`}`;
