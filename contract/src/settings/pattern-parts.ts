/** Part of a regular expression. A character is tested by an expression of its own, which sees nothing but that character. */
export type PatternPart =
  | { kind: 'character'; test: RegExp }
  | { kind: 'start' | 'end' | 'edge' | 'noEdge' }
  | { kind: 'sequence'; parts: PatternPart[] }
  | { kind: 'choice'; parts: PatternPart[] }
  | { kind: 'repeat'; of: PatternPart; min: number; max: number };

const TOKEN = /\[(?:\\.|[^\]\\])*\]|\\u[\da-f]{4}|\\x[\da-f]{2}|\\c[a-z]|\\.|\(\?:|\(\?|\{\d+(?:,\d*)?\}\??|[*+?]\??|[\s\S]/gi;
const ASSERTIONS = { '^': 'start', $: 'end', '\\b': 'edge', '\\B': 'noEdge' } as const;
/** Looks around and back at groups: they have no place in an engine that reads its text once. */
const UNSUPPORTED = /^(\(\?|\\[1-9kpP])$/;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/;

const isAssertion = (token: string): token is keyof typeof ASSERTIONS => Object.hasOwn(ASSERTIONS, token);

function boundsOf(token: string | undefined): { min: number; max: number } | undefined {
  const found = QUANTIFIER.exec(token ?? '');
  if (!found) return undefined;
  const [, sign, least = '', comma, most = ''] = found;
  if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
  const min = Number(least);
  return { min, max: comma === '' ? min : most === '' ? Infinity : Number(most) };
}

/** The parts of an expression that JavaScript takes; undefined where one of them is not supported. */
export function partsOf(source: string, flags: string): PatternPart | undefined {
  const tokens = source.match(TOKEN) ?? [];
  if (tokens.some((token) => UNSUPPORTED.test(token))) return undefined;
  let at = 0;

  function choice(): PatternPart {
    const parts = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      parts.push(sequence());
    }
    return { kind: 'choice', parts };
  }

  function sequence(): PatternPart {
    const parts: PatternPart[] = [];
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') parts.push(repeated(single()));
    return { kind: 'sequence', parts };
  }

  function repeated(of: PatternPart): PatternPart {
    const bounds = boundsOf(tokens[at]);
    if (!bounds) return of;
    at += 1;
    return { kind: 'repeat', of, ...bounds };
  }

  function single(): PatternPart {
    const token = tokens[at] ?? '';
    at += 1;
    if (isAssertion(token)) return { kind: ASSERTIONS[token] };
    if (token !== '(' && token !== '(?:') return { kind: 'character', test: new RegExp(`^(?:${token})$`, flags) };
    const group = choice();
    at += 1;
    return group;
  }

  return choice();
}
