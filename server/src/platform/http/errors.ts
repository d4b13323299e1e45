import { everyRefusal } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { codeOf } from '../write/write.ts';
import { type Envelope, broken, invalid } from './envelope.ts';

/** Values PostgreSQL cannot store or compare: numbers out of range, text too long, bytes that are no text. */
const UNSTORABLE = new Set(['22003', '22001', '22021', '22P02', '22P05', '22007', '22008']);

function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return constraintOf(error.cause);
}

/** What a rule of the database means to people. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const constraint = constraintOf(error);
  if (constraint === undefined) return undefined;
  return everyRefusal().find((kind) => kind.constraints.includes(constraint))?.();
}

/** The one place where what was thrown becomes an envelope. `isFault` asks for a log entry with the cause. */
export function answerTo(error: unknown, requestNo: string): { envelope: Envelope; isFault: boolean } {
  const refusal = refusalOf(error);
  if (refusal) return { envelope: { code: refusal.code, message: refusal.message, data: refusal.data }, isFault: false };
  if (UNSTORABLE.has(codeOf(error))) return { envelope: invalid('提交的内容超出允许的范围，请检查后重试'), isFault: false };
  return { envelope: broken(requestNo), isFault: true };
}
