import type { MoveStep } from '#contract/move-in/moves.ts';
import type { DumpText } from '../dump/open-texts.ts';

/** Work on a dump before its first record comes, each with its name. */
const PREPARING = { survey: '检查备份（MB）', read: '读取备份（MB）', form: '整理旧店数据（行）' } as const;
const LABELS: readonly string[] = Object.values(PREPARING);

export const isPreparing = (label: string): boolean => LABELS.includes(label);

/** Hears how far the work before the first record has come; what it throws breaks the move off. */
export interface Preparing {
  /** Texts of a dump, heard of as they are read. */
  reading(texts: readonly DumpText[], of: 'survey' | 'read'): DumpText[];
  forming(rows: number, total: number): Promise<void>;
}

type OnStep = (current: MoveStep, all: readonly MoveStep[]) => Promise<void> | void;

const MB = 1024 * 1024;

/** Steps before the first record, said one behind the other. */
export function preparing(onStep: OnStep | undefined): Preparing & { steps: readonly MoveStep[] } {
  const steps: MoveStep[] = [];
  const say = async (label: string, read: number, total: number): Promise<void> => {
    const step = steps.find((each) => each.label === label) ?? { label, read: 0, total };
    if (!steps.includes(step)) steps.push(step);
    step.read = Math.min(total, Math.max(0, read));
    await onStep?.(step, steps);
  };
  return {
    steps,
    reading(texts, of) {
      const total = Math.ceil(texts.reduce((sum, { size }) => sum + size, 0) / MB);
      let [bytes, left] = [0, texts.length];
      async function* heard({ pieces }: DumpText): AsyncGenerator<string> {
        for await (const piece of pieces) {
          await say(PREPARING[of], Math.floor(bytes / MB), total);
          yield piece;
          bytes += Buffer.byteLength(piece);
        }
        left -= 1;
        if (left === 0) await say(PREPARING[of], total, total);
      }
      return texts.map((text) => ({ ...text, pieces: heard(text) }));
    },
    forming: (rows, total) => say(PREPARING.form, rows, total),
  };
}
