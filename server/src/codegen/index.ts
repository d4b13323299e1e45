import { CODE_PATH } from '#contract/codegen/tables.ts';
import { tableRoutes } from './tables/routes.ts';

export { addCodeFile } from './tables/code-file.ts';

export const codegenPaths: readonly string[] = [CODE_PATH];
export const codegenRoutes = [...tableRoutes];
