import { everyCall } from '#contract/call.ts';
import { findHistory } from '#contract/history.ts';
import { showMoment } from '#contract/moment.ts';
import type { NounTable } from '../../../../scripts/noun/table.ts';
import { namesOf } from '../../../../scripts/noun/names.ts';

/** Tables by their name, with the moment at which the migration that creates them was drawn. */
export const drawnTables = (migrations: readonly { sql: string; when: number }[]): ReadonlyMap<string, Date> =>
  new Map(
    migrations.flatMap(({ sql, when }) =>
      [...sql.matchAll(/^CREATE TABLE "(\w+)"/gim)].map(([, name = '']) => [name, new Date(when)] as const),
    ),
  );

export const tableLabel = (name: string): string => findHistory(name)?.label ?? '';

/** Names that a program cannot give to a value. */
const RESERVED = new Set(
  'case class const default delete do else enum export for function if import in new null return super switch this try var void while with'.split(
    ' ',
  ),
);

/** The house has a table, calls or rights of this name. */
export function isTaken(name: string, house: ReadonlyMap<string, Date>): boolean {
  const right = `admin:${name.replaceAll('_', '-')}:`;
  return (
    RESERVED.has(name) || house.has(name) || everyCall().some((call) => call.noun === name || call.permission.startsWith(right))
  );
}

/** signalbox-code-2026-11-20-1405.zip */
export const archiveName = (now: Date): string =>
  `signalbox-code-${showMoment(now).slice(0, 16).replaceAll(':', '').replace(' ', '-')}.zip`;

const guideOf = ({ noun, left }: NounTable): string => {
  const { domain, nouns } = namesOf(noun);
  const missing = left.map(({ name, type }) => `  - ${name}（${type}）没有对应的模板，请手工添加\n`).join('');
  return `${noun.label}\n  npm run new codegen/${nouns}.json\n  npm run migration add-${nouns}\n  测试：server/src/${domain}/${nouns}/${nouns}.test.ts\n${missing}`;
};

/** Guide to the files, in the archive beside them. */
export const guide = (drawn: readonly NounTable[]): string => `把压缩包解压到项目的根目录，再逐个执行：

${drawn.map(guideOf).join('\n')}
最后执行 npm run format && npm run check。
名称与现有代码重复的表，生成为以 new- 开头的新对象，不会覆盖现有文件。
如果数据库里已有同名的表，迁移前请先把它改名。
`;
