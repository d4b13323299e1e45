/**
 * Shape of an answer of a running server: words for the types of a value ("null | string decimal 12.00"), a list of one merged
 * element, or an object, whose keys with `?` are not always there. `<key>` stands for any key.
 */
export type Shape = string | readonly Shape[] | { readonly [key: string]: Shape };

const isWord = (shape: Shape): shape is string => typeof shape === 'string';
const isListShape = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Forms of a text that a word names by an example. */
const forms: Readonly<Record<string, RegExp>> = {
  'decimal 12.00': /^-?\d+\.\d\d$/,
  'digits 12': /^-?\d+$/,
  '2026-01-31 08:00:00': /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  '2026-01-31': /^\d{4}-\d\d-\d\d$/,
  'absolute address': /^https?:\/\//,
};
/** Texts of digits stand for any text where they are no sum. */
const isLoose = (form: string) => form === 'digits 12';

function textMisfit(value: string, types: readonly string[]): string | undefined {
  if (value === '') return undefined;
  const named = types.flatMap((type) => type.split(' / ')).map((type) => type.replace(/^string ?/, ''));
  const known = named.filter((form) => form in forms);
  if (known.length < named.length || known.some((form) => forms[form]?.test(value))) return undefined;
  if (known.every(isLoose) && !forms['decimal 12.00']?.test(value)) return undefined;
  return `${JSON.stringify(value)} is no ${known.join(' or ')}`;
}

function scalarMisfit(value: unknown, word: string): string | undefined {
  const types = word.split(' | ');
  const kinds = new Set(types.map((type) => type.split(' ')[0]));
  const kind = value === null ? 'null' : typeof value;
  // A server that said nothing there, in all that was asked, does not tell the type; an empty text is told apart.
  if (word === 'null') return value === '' ? '"" is no null' : undefined;
  if (!kinds.has(kind)) return `${JSON.stringify(value)?.slice(0, 40)} is no ${word}`;
  return typeof value === 'string'
    ? textMisfit(
        value,
        types.filter((type) => type.startsWith('string')),
      )
    : undefined;
}

/** Shape that another line of the wire gives where this one had nothing to show. */
const orElse = (shape: Shape, other: Shape | undefined): Shape =>
  other !== undefined && ((isListShape(shape) && shape.length === 0) || (shape === 'null' && !isWord(other))) ? other : shape;

/** Differences between a value and a shape, by their places; a list counts as one element. */
export function differences(value: unknown, own: Shape, other?: Shape, at = ''): string[] {
  const shape = orElse(own, other);
  if (isWord(shape)) {
    if (isRecord(value) || Array.isArray(value)) return shape === 'null' ? [] : [`${at}: an object is no ${shape}`];
    const misfit = scalarMisfit(value, shape);
    return misfit === undefined ? [] : [`${at}: ${misfit}`];
  }
  if (isListShape(shape)) {
    const [element] = shape;
    const [beside] = other !== undefined && isListShape(other) ? other : [];
    if (!Array.isArray(value)) return [`${at}: ${JSON.stringify(value)} is no list`];
    if (element === undefined) return [];
    return [...new Set(value.flatMap((item) => differences(item, element, beside, `${at}[]`)))];
  }
  if (!isRecord(value)) return [`${at}: ${JSON.stringify(value)} is no object`];
  const every = shape['<key>'];
  if (every !== undefined) return Object.values(value).flatMap((item) => differences(item, every, undefined, `${at}.<key>`));
  return Object.entries(shape).flatMap(([key, inner]) => {
    // Stands beside the keys of an object that is not always there.
    if (key === '<or>') return [];
    const name = key.replace('?', '');
    if (!(name in value)) return key.endsWith('?') ? [] : [`${at}.${name} is missing`];
    const beside = other !== undefined && !isWord(other) && !isListShape(other) ? (other[name] ?? other[`${name}?`]) : undefined;
    return differences(value[name], inner, beside, `${at}.${name}`);
  });
}
