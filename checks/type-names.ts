import { lineAt, type Source, type Violation } from './source.ts';

/** Most declarations of one name: "go to symbol" is useless for a name that stands everywhere. */
const MOST = 3;
/** Name that every component gives the type of its own properties. */
const OF_COMPONENTS = 'Props';

interface Declaration extends Pick<Violation, 'path' | 'line'> {
  readonly name: string;
}

const declarationsIn = ({ path, text, program }: Source): Declaration[] =>
  program.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type !== 'TSInterfaceDeclaration' && declared?.type !== 'TSTypeAliasDeclaration') return [];
    return [{ path, line: lineAt(text, declared.start), name: declared.id.name }];
  });

/** A type is named after the thing that it describes, so that few files need the same name. */
export function checkTypeNames(sources: readonly Source[]): Violation[] {
  const declarations = sources.flatMap(declarationsIn).filter(({ name }) => name !== OF_COMPONENTS);
  return [...Map.groupBy(declarations, ({ name }) => name)].flatMap(([name, all]) =>
    all
      .slice(MOST)
      .map(({ path, line }) => ({ path, line, says: `declares the type ${name}, which ${MOST} files declare already` })),
  );
}
