import type { MatchType, MessageKind, ReplyReason } from '#contract/wechat/reply-record.ts';
import { FALLBACK_WORD, FOLLOW_WORD, wordKey } from '#contract/wechat/reply-words.ts';

/** Message of a follower, as far as rules ask about it. */
export interface AskingMessage {
  kind: MessageKind;
  /** Words that were typed, or the key of a button. */
  text: string;
}

/** Rule by its words, as they are compared. */
export interface ReplyRule {
  id: number;
  wordKeys: readonly string[];
  matchType: MatchType;
  status: boolean;
}

export interface RuleFound<R> {
  reason: ReplyReason;
  rule: R | undefined;
  /** Word that decided. */
  wordKey: string;
  /** Rules that fit as well as the one that answers, or better, and are switched off. */
  off: readonly R[];
}

interface Fit<R> {
  rule: R;
  wordKey: string;
  isFull: boolean;
}

const isKeyword = ({ wordKeys }: ReplyRule) => !wordKeys.includes(FOLLOW_WORD) && !wordKeys.includes(FALLBACK_WORD);

/** How a rule fits: by a word that is the whole message, else by its longest word in it. */
function fitOf<R extends ReplyRule>(rule: R, asked: string): Fit<R> | undefined {
  if (rule.wordKeys.includes(asked)) return { rule, wordKey: asked, isFull: true };
  const [longest] = rule.wordKeys.filter((key) => asked.includes(key)).toSorted((one, other) => other.length - one.length);
  return rule.matchType === 'part' && longest !== undefined ? { rule, wordKey: longest, isFull: false } : undefined;
}

/** The whole message before a part of it, a longer word before a shorter one, an older rule before a newer one. */
const byRank = <R extends ReplyRule>(one: Fit<R>, other: Fit<R>): number =>
  Number(other.isFull) - Number(one.isFull) || other.wordKey.length - one.wordKey.length || one.rule.id - other.rule.id;

function fitsOf<R extends ReplyRule>({ kind, text }: AskingMessage, rules: readonly R[]): Fit<R>[] {
  const asked = wordKey(text);
  if (kind === 'follow' || asked === '') return [];
  return rules
    .filter(isKeyword)
    .flatMap((rule) => fitOf(rule, asked) ?? [])
    .toSorted(byRank);
}

/** The rule that answers a message, and why. */
export function ruleFor<R extends ReplyRule>(message: AskingMessage, rules: readonly R[]): RuleFound<R> {
  const fits = fitsOf(message, rules);
  const chosen = fits.findIndex(({ rule }) => rule.status);
  const better = fits.slice(0, chosen === -1 ? undefined : chosen).map(({ rule }) => rule);
  const fit = fits[chosen];
  if (fit) return { reason: fit.isFull ? 'full' : 'part', rule: fit.rule, wordKey: fit.wordKey, off: better };
  const [last, reason] = message.kind === 'follow' ? ([FOLLOW_WORD, 'follow'] as const) : ([FALLBACK_WORD, 'fallback'] as const);
  const rule = rules.find(({ wordKeys }) => wordKeys.includes(last));
  if (rule?.status) return { reason, rule, wordKey: '', off: better };
  return { reason: 'nobody', rule: undefined, wordKey: '', off: [...better, ...(rule ? [rule] : [])] };
}
