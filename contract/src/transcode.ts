import { type Def, type Schema, defOf, innerOf, isOptional, isPlain } from './schema-kinds.ts';

type Transcoder = (value: unknown) => unknown;

interface Task {
  direction: 'encode' | 'decode';
  /** Steps of recursive schemas, which are referred to before they are whole. */
  lazy: Map<Schema, Transcoder>;
}

const same: Transcoder = (value) => value;

// Other servers leave a list out where it would be empty: `list: null` of a page on which nothing was found.
const emptied = (): unknown[] => [];
const nulled = () => null;

/** Value of a field that another server does not send: the default of its schema, an empty list, or null. */
function absentOf(field: Schema): () => unknown {
  const def = defOf(field);
  if (def.type === 'default') return () => def.defaultValue;
  return def.type === 'array' ? emptied : nulled;
}

const refused = (at: string, why: string) => new TypeError(`${at}: ${why}`);

const unlessNullish =
  (step: Transcoder): Transcoder =>
  (value) =>
    value === null || value === undefined ? value : step(value);

function objectStep({ shape, catchall }: Def<'object'>, at: string, task: Task): Transcoder {
  if (catchall && defOf(catchall).type !== 'never') throw refused(at, 'an object that admits undeclared fields');
  const fields = Object.entries(shape).map(([name, field]) => ({
    name,
    step: stepOf(field, `${at}.${name}`, task),
    optional: isOptional(field),
    unset: task.direction === 'decode' ? absentOf(field) : nulled,
  }));
  return (value) => {
    const row = Object(value);
    const out: Record<string, unknown> = {};
    for (const { name, step, optional, unset } of fields) {
      const field = row[name];
      if (field !== undefined) out[name] = field === null ? unset() : step(field);
      else if (!optional) out[name] = unset();
    }
    return out;
  };
}

function tupleStep({ items, rest }: Def<'tuple'>, at: string, task: Task): Transcoder {
  const steps = items.map((item, index) => stepOf(item, `${at}[${index}]`, task));
  const restStep = rest ? stepOf(rest, `${at}[]`, task) : undefined;
  return (value) =>
    Array.isArray(value)
      ? value.slice(0, restStep ? undefined : steps.length).map((item, index) => (steps[index] ?? restStep ?? same)(item))
      : value;
}

function recordStep({ keyType, valueType }: Def<'record'>, at: string, task: Task): Transcoder {
  if (!isPlain(keyType)) throw refused(at, 'a record whose keys are encoded');
  const inner = stepOf(valueType, `${at}{}`, task);
  return (value) => Object.fromEntries(Object.entries(Object(value)).map(([key, item]) => [key, inner(item)]));
}

/** Values of the field that tells the options apart; the same outside and inside, or it could not be looked up in both. */
function kindsOf(option: Schema, name: string): Iterable<unknown> {
  const def = defOf(option);
  const field = def.type === 'object' ? def.shape[name] : undefined;
  return field && !isPlain(field) ? [] : (option._zod.propValues?.[name] ?? []);
}

function choiceStep(options: readonly Schema[], name: string, at: string, task: Task): Transcoder {
  const steps = new Map<unknown, Transcoder>();
  for (const option of options) {
    const step = stepOf(option, at, task);
    const kinds = [...kindsOf(option, name)];
    if (kinds.length === 0) throw refused(at, `a union whose "${name}" has no values of its own`);
    for (const kind of kinds) steps.set(kind, step);
  }
  return (value) => {
    const step = steps.get(Object(value)[name]);
    if (!step && task.direction === 'encode') throw refused(at, `no option of the union has this "${name}"`);
    return step ? step(value) : value;
  };
}

function unionStep(def: Def<'union'>, at: string, task: Task): Transcoder {
  // A field that may be null, or that has a text of its own for being absent, is a union with null or undefined.
  const [only, ...others] = def.options.filter((option) => !['null', 'undefined'].includes(defOf(option).type));
  if (only && others.length === 0) return unlessNullish(stepOf(only, at, task));
  if ('discriminator' in def) return choiceStep(def.options, String(def.discriminator), at, task);
  throw refused(at, 'a union in which a value does not say its option; use z.discriminatedUnion');
}

function intersectionStep({ left, right }: Def<'intersection'>, at: string, task: Task): Transcoder {
  if (![left, right].every((side) => defOf(side).type === 'object')) throw refused(at, 'an intersection of other than objects');
  const [first, second] = [stepOf(left, at, task), stepOf(right, at, task)];
  return (value) => ({ ...Object(first(value)), ...Object(second(value)) });
}

// A codec's own functions want Zod's payload; ours report problems only when parsing, never when transcoding.
const payload = () => ({ value: undefined, issues: [] });
const noPayload = payload();

function pipeStep(def: Def<'pipe'>, at: string, task: Task): Transcoder {
  const { transform = same, reverseTransform = same } = def;
  const [outer, inner] = [stepOf(def.in, at, task), stepOf(def.out, at, task)];
  if (task.direction === 'encode') return (value) => outer(reverseTransform(inner(value), noPayload));
  return (value) => inner(transform(outer(value), payload()));
}

function lazyStep(schema: Schema, at: string, task: Task): Transcoder {
  const begun = task.lazy.get(schema);
  if (begun) return begun;
  let step = same;
  task.lazy.set(schema, (value) => step(value));
  step = stepOf(innerOf(schema), at, task);
  return step;
}

function stepOf(schema: Schema, at: string, task: Task): Transcoder {
  if (isPlain(schema)) return same;
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return objectStep(def, at, task);
    case 'array': {
      const item = stepOf(def.element, `${at}[]`, task);
      return (value) => (Array.isArray(value) ? value.map(item) : value);
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return unlessNullish(stepOf(def.innerType, at, task));
    case 'tuple':
      return tupleStep(def, at, task);
    case 'record':
      return recordStep(def, at, task);
    case 'union':
      return unionStep(def, at, task);
    case 'intersection':
      return intersectionStep(def, at, task);
    case 'pipe':
      return pipeStep(def, at, task);
    case 'lazy':
      return lazyStep(schema, at, task);
    default:
      throw refused(at, `a schema of the kind "${def.type}" cannot be transcoded`);
  }
}

/**
 * Turns our values into the wire's without validating them, ten times faster than Zod: only declared fields leave,
 * unset ones as null (optional ones not at all). Tests validate the answers; production only encodes them.
 * A schema for which this cannot be promised throws here, naming its path below `at`.
 */
export const encoder = (schema: Schema, at = 'value'): Transcoder => stepOf(schema, at, { direction: 'encode', lazy: new Map() });

/** Turns an answer of the wire into our values, as leniently: a server of another make may send more, or less. */
export const decoder = (schema: Schema, at = 'value'): Transcoder => stepOf(schema, at, { direction: 'decode', lazy: new Map() });
