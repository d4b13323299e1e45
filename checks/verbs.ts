import type { Node } from 'oxc-parser';
import { lineAt, type Source, type Violation } from './source.ts';

interface Exported {
  readonly name: string;
  /** Type of the first parameter. */
  readonly takes: string;
  /** Type that the returned function takes: `createKey(secrets)` is the verb of a `Write`. */
  readonly returnsTaking: string;
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

function returnedFunction(node: Node): Node | undefined {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression')
    return undefined;
  const { body } = node;
  if (body?.type !== 'BlockStatement') return body ?? undefined;
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

function described(text: string, node: Node): Pick<Exported, 'takes' | 'returnsTaking'> {
  const inner = returnedFunction(node);
  return { takes: firstParameterType(text, node), returnsTaking: inner ? firstParameterType(text, inner) : '' };
}

function exportedFunctions({ program, text }: Source): Exported[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration, start } = statement;
    if (declaration.type === 'FunctionDeclaration') {
      return [{ name: declaration.id?.name ?? '', ...described(text, declaration), start }];
    }
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && isFunction(init) ? [{ name: id.name, ...described(text, init), start }] : [],
    );
  });
}

// Wrappers of a verb take a function and are none themselves.
const isVerb = ({ takes, returnsTaking }: Exported) => takes === 'Write' || (returnsTaking === 'Write' && !takes.includes('=>'));

/** A verb file holds one write that bears its name and no other function, so that a write is found by its name. */
export function checkVerbs(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => IN_NOUN.test(path) && !MANY_FUNCTIONS.test(path))
    .flatMap((source) => {
      const functions = exportedFunctions(source);
      const [verb] = functions.filter(isVerb);
      if (!verb) return [];
      const file = source.path.replace(/^.*\/|\.ts$/g, '');
      const at = ({ start }: Exported) => ({ path: source.path, line: lineAt(source.text, start) });
      const others = functions.filter((each) => each !== verb);
      if (others.length > 0) {
        return others.map((other) => ({
          ...at(other),
          says: `exports ${other.name} beside the verb ${verb.name}; give it a file of its own`,
        }));
      }
      if (kebab(verb.name) === file) return [];
      return [{ ...at(verb), says: `exports the verb ${verb.name}, so the file is ${kebab(verb.name)}.ts` }];
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
