import { type PatternPart, partsOf } from './pattern-parts.ts';

type Step =
  | { kind: 'character'; test: RegExp }
  | { kind: 'start' | 'end' | 'edge' | 'noEdge' }
  /** Goes on at each of the places. */
  | { kind: 'fork'; to: number[] };

/** An expression longer than this is not read: its steps are the price of every character of a text. */
const STEPS_MAX = 1000;
const LITERAL = /^\/([\s\S]+)\/([a-z]*)$/;

class TooLong extends Error {}

/** The steps of a part, written behind those that are there. */
function write(part: PatternPart, steps: Step[]): void {
  if (steps.length > STEPS_MAX) throw new TooLong();
  if (part.kind === 'sequence') for (const each of part.parts) write(each, steps);
  else if (part.kind === 'choice') writeChoice(part.parts, steps);
  else if (part.kind === 'repeat') writeRepeat(part, steps);
  else steps.push(part);
}

function fork(steps: Step[]): number[] {
  const to: number[] = [];
  steps.push({ kind: 'fork', to });
  to.push(steps.length);
  return to;
}

function writeChoice(parts: readonly PatternPart[], steps: Step[]): void {
  const ends: number[][] = [];
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const way = isLast ? undefined : fork(steps);
    write(part, steps);
    if (isLast) continue;
    const end: number[] = [];
    steps.push({ kind: 'fork', to: end });
    ends.push(end);
    way?.push(steps.length);
  }
  for (const end of ends) end.push(steps.length);
}

function writeRepeat({ of, min, max }: { of: PatternPart; min: number; max: number }, steps: Step[]): void {
  for (let count = 0; count < min; count += 1) write(of, steps);
  if (max === Infinity) {
    const start = steps.length;
    const way = fork(steps);
    write(of, steps);
    steps.push({ kind: 'fork', to: [start] });
    way.push(steps.length);
    return;
  }
  const ways: number[][] = [];
  for (let count = min; count < max; count += 1) {
    ways.push(fork(steps));
    write(of, steps);
  }
  for (const way of ways) way.push(steps.length);
}

const isWord = (character: string | undefined) => character !== undefined && /\w/.test(character);
const isEdge = (text: string, at: number) => isWord(text[at - 1]) !== isWord(text[at]);

function holds(kind: 'start' | 'end' | 'edge' | 'noEdge', text: string, at: number): boolean {
  if (kind === 'start') return at === 0;
  if (kind === 'end') return at === text.length;
  return isEdge(text, at) === (kind === 'edge');
}

/** Adds a place and all that are reached from it without reading a character. */
function enter(steps: readonly Step[], places: Set<number>, from: number, text: string, at: number): void {
  const waiting = [from];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (places.has(place)) continue;
    places.add(place);
    const step = steps[place];
    if (step?.kind === 'fork') waiting.push(...step.to);
    else if (step && step.kind !== 'character' && holds(step.kind, text, at)) waiting.push(place + 1);
  }
}

/** All ways through the expression at once: the time grows with the text, whatever the expression is. */
function runs(steps: readonly Step[], text: string): boolean {
  let places = new Set<number>();
  for (let at = 0; at <= text.length; at += 1) {
    enter(steps, places, 0, text, at);
    if (places.has(steps.length)) return true;
    const next = new Set<number>();
    for (const place of places) {
      const step = steps[place];
      if (step?.kind === 'character' && at < text.length && step.test.test(text.charAt(at))) {
        enter(steps, next, place + 1, text, at + 1);
      }
    }
    places = next;
  }
  return false;
}

function isExpression(source: string): boolean {
  try {
    return new RegExp(source).source !== '';
  } catch {
    return false;
  }
}

function stepsOf(part: PatternPart): Step[] | undefined {
  const steps: Step[] = [];
  try {
    write(part, steps);
    return steps;
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
}

/**
 * Tests texts against a regular expression that somebody typed, written as `/^1\d{10}$/` or without the slashes. Undefined where it
 * is no expression, is too long, or looks around.
 */
export function readPattern(written: string): ((text: string) => boolean) | undefined {
  const [, source = written, flags = ''] = LITERAL.exec(written.trim()) ?? [];
  if (!isExpression(source)) return undefined;
  const part = partsOf(source, flags.replaceAll(/[^is]/g, ''));
  const steps = part && stepsOf(part);
  return steps && ((text) => runs(steps, text));
}
