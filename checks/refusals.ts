import type { Node } from 'oxc-parser';
import { lineAt, type Source, type Violation, walk } from './source.ts';

interface RefusalEntry {
  readonly key: string;
  readonly start: number;
  /** The database throws it. */
  readonly isOfConstraint: boolean;
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const nameOf = (node: Node) => (node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '');

/** The entries of the catalogue that a file declares. */
function entriesOf({ program }: Source): RefusalEntry[] {
  const entries: RefusalEntry[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'refusals') return;
    const catalogue = node.arguments[1];
    if (catalogue?.type !== 'ObjectExpression') return;
    for (const property of catalogue.properties) {
      if (property.type !== 'Property' || property.value.type !== 'ObjectExpression') continue;
      const { properties } = property.value;
      const isOfConstraint = properties.some((one) => one.type === 'Property' && nameOf(one.key) === 'onConstraint');
      entries.push({ key: nameOf(property.key), start: property.start, isOfConstraint });
    }
  });
  return entries;
}

/** The keys that a file takes from an object: `no.SOLD_OUT` takes SOLD_OUT. */
function keysTaken({ program }: Source): string[] {
  const keys: string[] = [];
  walk(program, (node) => {
    if (node.type === 'MemberExpression' && !node.computed) keys.push(nameOf(node.property));
  });
  return keys;
}

/** A refusal that nothing throws is a sentence nobody reads. That each thrown one is in a catalogue is for the compiler to say. */
export function checkRefusals(sources: readonly Source[]): Violation[] {
  const live = sources.filter(({ path }) => /^(contract|server)\/src\//.test(path) && !isTest(path));
  const taken = live.map((source) => ({ source, keys: new Set(keysTaken(source)) }));
  return live.flatMap((source) => {
    const takenHere = taken.filter((one) => one.source === source || one.source.imports.some(({ to }) => to === source.path));
    return entriesOf(source)
      .filter(({ key, isOfConstraint }) => !isOfConstraint && !takenHere.some(({ keys }) => keys.has(key)))
      .map(({ key, start }) => ({
        path: source.path,
        line: lineAt(source.text, start),
        says: `nothing throws the refusal ${key}`,
      }));
  });
}
