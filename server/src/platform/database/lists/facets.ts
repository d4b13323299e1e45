import { type SQL, and } from 'drizzle-orm';

/** Ways to tell a match: by an index that finds few rows, or one by one for many rows of a list that is read in its own order. */
export interface TwoWays {
  gathered: SQL | undefined;
  along: SQL | undefined;
}

type Condition = SQL | TwoWays | undefined;

/**
 * Conditions of a list by the fields of its filter. A value stands in a condition as the placeholder of its field's name, so that one
 * statement serves all values, and a value of several parts as theirs. A function writes the value into the condition, where a
 * statement is better planned for it.
 */
export type Facets = Readonly<Record<string, Condition | ((value: never) => Condition)>>;

/** Filter that a list's facets understand; a flag that is off asks nothing. */
type FilterOf<T extends Facets> = {
  readonly [K in keyof T]?: T[K] extends (value: infer V) => Condition ? V | undefined : unknown;
};

export interface Question {
  /** Fields that are set. All that the text of a statement depends on, unless one holds its value. */
  fields: readonly string[];
  /** Fields and values in one text. */
  text: string;
  /** Values of the placeholders. */
  values: Readonly<Record<string, unknown>>;
  /** A condition holds its value, so that a statement serves this question alone. */
  isByValue: boolean;
  /** An index finds the matches, few or many. */
  isGathered: boolean;
  where(way: keyof TwoWays): SQL | undefined;
}

const isPlain = (value: unknown): boolean => Object.getPrototypeOf(Object(value)) === Object.prototype;

interface SetField {
  name: string;
  value: unknown;
  condition: SQL | TwoWays | undefined;
  isByValue: boolean;
}

function setField<T extends Facets, K extends keyof T & string>(facets: T, filter: FilterOf<T>, name: K): SetField[] {
  const [facet, value] = [facets[name], filter[name]];
  if (value === undefined || value === null) return [];
  if (typeof facet !== 'function') return value === false ? [] : [{ name, value, condition: facet, isByValue: false }];
  // Types of a function and of its value come from the same field.
  const condition = facet(value as never);
  return condition ? [{ name, value, condition, isByValue: true }] : [];
}

const hasTwoWays = (condition: Condition): condition is TwoWays => condition !== undefined && 'gathered' in condition;

/** Turns filters of a list into questions by its facets; fields that are no facets ask nothing. */
export const questionsOf =
  <T extends Facets>(facets: T) =>
  (filter: FilterOf<T>): Question => {
    const found: SetField[] = [];
    for (const name in facets) found.push(...setField(facets, filter, name));
    const values = Object.fromEntries(found.map(({ name, value }) => [name, value]));
    return {
      fields: found.map(({ name }) => name),
      text: JSON.stringify(values),
      values: Object.assign({ ...values }, ...found.map(({ value }) => (isPlain(value) ? value : {}))),
      isByValue: found.some(({ isByValue }) => isByValue),
      isGathered: found.some(({ condition, isByValue }) => isByValue || hasTwoWays(condition)),
      where: (way) => and(...found.map(({ condition }) => (hasTwoWays(condition) ? condition[way] : condition))),
    };
  };
