/** A field of a plain noun. The first one is its name: text, taken once. */
export interface NounField {
  /** Name on the wire, in camel case. */
  name: string;
  label: string;
  kind: 'text' | 'count' | 'flag';
  /** Characters of a text, largest value of a count. */
  max?: number;
}

export interface Noun {
  /** Names in kebab case: `delivery`, `pick-up-points`. */
  domain: string;
  nouns: string;
  /** Name of one of them on the screens. */
  label: string;
  fields: readonly NounField[];
}

/** Fields that every dictionary begins with. */
export const plainFields = (label: string): readonly NounField[] => [
  { name: 'name', label: `${label}名称`, kind: 'text', max: 64 },
  { name: 'sort', label: '排序', kind: 'count', max: 9999 },
  { name: 'isShow', label: '状态', kind: 'flag' },
];

/** Field by which lists are filtered besides the name. */
export const flagIn = ({ fields }: Pick<Noun, 'fields'>): NounField | undefined => fields.find(({ kind }) => kind === 'flag');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const camelOf = (kebab: string) => kebab.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A noun under all the names its files use. */
export function namesOf({ domain, nouns }: Pick<Noun, 'domain' | 'nouns'>) {
  const noun = nouns.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  const camel = camelOf(noun);
  return {
    domain,
    nouns,
    noun,
    camel,
    Pascal: capital(camel),
    Plural: capital(camelOf(nouns)),
    table: noun.replaceAll('-', '_'),
  };
}
export type Names = ReturnType<typeof namesOf>;
