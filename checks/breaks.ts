import type { Node, Program } from 'oxc-parser';
import { type Source, lineAt, walk } from './source.ts';

/** A change of a few characters that makes a source do something else. */
export interface Break {
  readonly path: string;
  readonly line: number;
  readonly says: string;
  readonly start: number;
  readonly end: number;
  /** What stands between `start` and `end` afterwards. */
  readonly text: string;
}

type Edit = Pick<Break, 'says' | 'start' | 'end' | 'text'>;

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** Conditions and orders of the query builder, by the name of their function. */
const CONDITIONS: Readonly<Record<string, string>> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  asc: 'desc',
  desc: 'asc',
};

function otherOperator(text: string, { left, right, operator }: { left: Node; right: Node; operator: string }): Edit[] {
  const other = OPERATORS[operator];
  const start = text.indexOf(operator, left.end);
  // A bracket or a comment between them may hide where it stands.
  if (other === undefined || start < 0 || start >= right.start) return [];
  return [{ says: `${operator} is ${other}`, start, end: start + operator.length, text: other }];
}

const negated = (text: string, { start, end }: Node): Edit[] => [
  { says: 'a condition is negated', start, end, text: `!(${text.slice(start, end)})` },
];

function otherCall({ callee, arguments: given }: Extract<Node, { type: 'CallExpression' }>): Edit[] {
  if (callee.type !== 'Identifier') return [];
  const { name, start, end } = callee;
  const other = CONDITIONS[name];
  if (other !== undefined && given.length > 0) return [{ says: `${name} is ${other}`, start, end, text: other }];
  if (name !== 'and' || given.length < 2) return [];
  return given.map((each) => ({ says: 'a condition of a query is gone', start: each.start, end: each.end, text: 'undefined' }));
}

/** Returns before the last of its statements. */
function earlyReturn({ body }: Extract<Node, { type: 'BlockStatement' | 'FunctionBody' }>): Edit[] {
  const last = body.at(-1);
  if (body.length < 2 || !last) return [];
  return [{ says: 'it returns before its last statement', start: last.start, end: last.start, text: 'return; ' }];
}

function editsAt(text: string, node: Node): Edit[] {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(text, node.test);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return otherOperator(text, node);
    case 'CallExpression':
      return otherCall(node);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.body?.type === 'BlockStatement' ? earlyReturn(node.body) : [];
    case 'ExpressionStatement':
      // A semicolon stays, so that an `if` without braces keeps its body.
      return [{ says: 'a statement is gone', start: node.start, end: node.end, text: ';' }];
    default:
      return [];
  }
}

function editsOf(text: string, program: Program): Edit[] {
  const edits: Edit[] = [];
  walk(program, (node) => edits.push(...editsAt(text, node)));
  return edits;
}

/** Code that runs for people: no tests, no stories, no tables (their migrations decide), nothing of the demonstration. */
const BROKEN = /^(contract|server|web)\/src\/(?!demo\/|dev\/).*(?<!\/tables|\.test|\.test-d|\.stories)\.tsx?$/;

export const breaksOf = ({ path, text, program }: Pick<Source, 'path' | 'text' | 'program'>): Break[] =>
  BROKEN.test(path) ? editsOf(text, program).map((edit) => ({ path, line: lineAt(text, edit.start), ...edit })) : [];

export const broken = (text: string, { start, end, text: other }: Pick<Break, 'start' | 'end' | 'text'>): string =>
  text.slice(0, start) + other + text.slice(end);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws so many of them, of one file one at most. */
export function drawBreaks(breaks: readonly Break[], seed: number, count: number): Break[] {
  const random = randomOf(seed);
  const drawn = new Map<string, Break>();
  const left = [...breaks];
  while (drawn.size < count && left.length > 0) {
    const [one] = left.splice(Math.floor(random() * left.length), 1);
    if (one && !drawn.has(one.path)) drawn.set(one.path, one);
  }
  return [...drawn.values()];
}
