import type { Node } from 'oxc-parser';
import { lineAt, type Source, type Violation } from './source.ts';

interface Exported {
  readonly name: string;
  readonly takes: string;
  readonly start: number;
}

const IN_NOUN = /^server\/src\/(?!platform\/)[^/]+\/[^/]+\/[^/]+\.ts$/;
const MANY_FUNCTIONS = /\/(queries|index|routes|rules|states|tables)\.ts$|\.test\.ts$/;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function firstParameterType(text: string, node: Node): string {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression')
    return '';
  const [first] = node.params;
  if (!first || !('typeAnnotation' in first) || !first.typeAnnotation) return '';
  return text.slice(first.typeAnnotation.start + 1, first.typeAnnotation.end).trim();
}

function exportedFunctions({ program, text }: Source): Exported[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration, start } = statement;
    if (declaration.type === 'FunctionDeclaration') {
      return [{ name: declaration.id?.name ?? '', takes: firstParameterType(text, declaration), start }];
    }
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, takes: firstParameterType(text, init), start }] : [],
    );
  });
}

/** One write per file, and the file named after it: who looks for a write finds it by its name. */
export function checkVerbs(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => IN_NOUN.test(path) && !MANY_FUNCTIONS.test(path))
    .flatMap((source) => {
      const verbs = exportedFunctions(source).filter(({ takes }) => takes === 'Write');
      const file = source.path.replace(/^.*\/|\.ts$/g, '');
      const at = (verb: Exported) => ({ path: source.path, line: lineAt(source.text, verb.start) });
      const further = verbs
        .slice(1)
        .map((verb) => ({ ...at(verb), says: `exports a second verb, ${verb.name}; give it a file of its own` }));
      const [only] = verbs;
      if (!only || further.length > 0 || kebab(only.name) === file) return further;
      return [{ ...at(only), says: `exports the verb ${only.name}, so the file is ${kebab(only.name)}.ts` }];
    });
}

/** A query that writes cannot be called outside a transaction, because it asks for one by name. */
export function checkWriteQueries(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => IN_NOUN.test(path) && path.endsWith('/queries.ts'))
    .flatMap((source) =>
      exportedFunctions(source)
        .filter(
          ({ name, takes }) =>
            /^(insert|update|delete|remove|set|write|lock|take|add)[A-Z]/.test(name) && takes !== 'Tx' && takes !== 'Write',
        )
        .map(({ name, start }) => ({
          path: source.path,
          line: lineAt(source.text, start),
          says: `${name} writes or locks, so its first parameter is a Tx`,
        })),
    );
}
