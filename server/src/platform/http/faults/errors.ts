import { everyRefusal } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Outage, outageOf } from '../../database/outage.ts';
import { OutcomeUnknown, codeOf } from '../../write/write.ts';
import { type Envelope, broken, invalid } from '../answers/envelope.ts';

/** Values PostgreSQL cannot store or compare: numbers out of range, text too long, bytes that are no text. */
const UNSTORABLE = new Set(['22003', '22001', '22021', '22P02', '22P05', '22007', '22008']);

const OUTAGES: Record<Outage, string> = {
  lost: '与数据库的连接中断，操作没有完成，请稍后重试',
  full: '服务器磁盘已满，内容没有保存，请联系管理员清理磁盘后重试',
  late: '操作用时太长，已经停止，没有改动任何内容，请缩小范围后重试',
};
const wordsFor = (outage: Outage | undefined) => outage && OUTAGES[outage];
const UNKNOWN = '保存时与数据库的连接中断，请刷新页面，看是否已保存，再决定是否重试';

function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return constraintOf(error.cause);
}

/** Refusal of a rule of the database. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const constraint = constraintOf(error);
  if (constraint === undefined) return undefined;
  return everyRefusal().find((kind) => kind.constraints.includes(constraint))?.();
}

interface ErrorAnswer {
  envelope: Envelope;
  /** Name of the refusal in its catalogue, by which a screen knows it. */
  refusal?: string;
  /** Asks for a log entry with the cause. */
  isFault: boolean;
}

/** The one place where what was thrown becomes an envelope. */
export function answerTo(error: unknown, requestNo: string): ErrorAnswer {
  const refusal = refusalOf(error);
  if (refusal) {
    const { id, code, message, data } = refusal;
    return { envelope: { code, message, data }, refusal: id, isFault: false };
  }
  if (UNSTORABLE.has(codeOf(error))) return { envelope: invalid('提交的内容超出允许的范围，请检查后重试'), isFault: false };
  const outage = error instanceof OutcomeUnknown ? UNKNOWN : wordsFor(outageOf(error));
  return { envelope: broken(requestNo, outage), isFault: true };
}
