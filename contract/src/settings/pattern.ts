import { RE2JS } from 're2js';

const LITERAL = /^\/([\s\S]+)\/([a-z]*)$/;

/**
 * Tests texts against a regular expression that somebody typed, written as `/^1\d{10}$/` or without the slashes. RE2 takes linear time,
 * whatever the expression is. Undefined where it is no expression, is too long, or looks around.
 */
export function readPattern(written: string): ((text: string) => boolean) | undefined {
  const [, source = written, flags = ''] = LITERAL.exec(written.trim()) ?? [];
  try {
    const ignoresCase = flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0;
    const matchesLines = flags.includes('s') ? RE2JS.DOTALL : 0;
    const expression = RE2JS.compile(RE2JS.translateRegExp(source), ignoresCase | matchesLines);
    return (text) => expression.matcher(text).find();
  } catch {
    return undefined;
  }
}
