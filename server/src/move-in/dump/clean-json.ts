const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/** Text without characters that no text of PostgreSQL holds: nothing, and half of a pair. */
export const cleanText = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [cleanText(name), cleaned(each)]));
}

/** JSON of a column without escapes that stand for such characters; texts without them stay as they are. */
export function cleanJson(text: string): string {
  if (!/^\s*[[{"]/.test(text) || !SUSPECT.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    const clean = JSON.stringify(cleaned(value));
    return clean === JSON.stringify(value) ? text : clean;
  } catch {
    return text;
  }
}
