import { isPhone } from '../basics/phone.ts';
import { notify } from '../basics/notify.ts';
import { MissingCall, NetworkError, WireError, isAborted, isFault, isForbidden } from './wire-error.ts';

/** Reading pace of a note on a phone, so that a long sentence stands longer than a word. */
const LETTERS_A_SECOND = 8;

/** Words for a refusal without a message. */
const noMessage = () => (isPhone() ? '操作失败' : 'Error');

/** The sentence for a person, whatever was thrown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof WireError && error.code === 401) return '无效的会话，或者登录已过期，请重新登录。';
  if (isForbidden(error)) return '没有权限访问。';
  if (error instanceof WireError || error instanceof NetworkError) return error.message || noMessage();
  return '页面出错了，请刷新后重试';
}

export const requestNoOf = (error: unknown): string | undefined => (error instanceof WireError ? error.requestNo : undefined);

/** A stale save has a dialog of its own, and what was left on purpose is no failure. */
const isSaidElsewhere = (error: unknown) => isAborted(error) || (error instanceof WireError && error.code === 409);

/** The error catalogue: a failed read on a phone says so in its place only, a failed act in a short note. Answers how to close it. */
export function reported(error: unknown, kind: 'read' | 'act'): () => void {
  if (isSaidElsewhere(error) || (kind === 'read' && (isPhone() || error instanceof MissingCall))) return () => {};
  const sentence = sentenceOf(error);
  return notify.error(sentence, {
    seconds: isPhone() ? Math.max(1, sentence.length / LETTERS_A_SECOND) : 5,
    requestNo: isFault(error) ? requestNoOf(error) : undefined,
  });
}

/** Reports for as long as it stands. */
export const report = (error: unknown, kind: 'read' | 'act'): void => void reported(error, kind);
