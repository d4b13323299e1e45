import type { Reconciliation } from './reconcile.ts';
import type { Report, TableReport } from './report.ts';

const EXAMPLES_END = '…';

function fates(name: string, tallies: TableReport['leftOut']): string[] {
  return [...tallies].map(([why, { count, examples }]) => {
    const rest = count > examples.length ? EXAMPLES_END : '';
    return `    ${name} ${count}：${why}（${examples.join('、')}${rest}）`;
  });
}

function tableLines(table: TableReport): string[] {
  const { label, source, read, brought, already, changed } = table;
  const before = already > 0 ? `，以前已搬 ${already}` : '';
  const since = changed.count > 0 ? [`    没有再搬 ${changed.count}：搬来以后旧店又改过（${changed.examples.join('、')}）`] : [];
  return [
    `  ${label}（${source}）：读到 ${read}，搬来 ${brought}${before}`,
    ...fates('没有搬', table.leftOut),
    ...fates('有改动', table.altered),
    ...since,
  ];
}

function sumLines({ sums, differences, differing }: Reconciliation): string[] {
  const lines = sums.map(
    ({ label, theirs, ours }) => `  ${theirs === ours ? '一致' : '不同'}  ${label}：旧店 ${theirs}，新店 ${ours}`,
  );
  const named = differences.map(({ what, theirs, ours }) => `  ${what}：旧店 ${theirs}，新店 ${ours}`);
  const rest = differing > differences.length ? [`  ……共 ${differing} 处`] : [];
  return ['', '对账', ...lines, '', differing === 0 ? '没有差异。' : `差异 ${differing} 处：`, ...named, ...rest];
}

/** The report as the owner reads it. */
export function printReport({ tables, parts, unread, notes, reconciliation }: Report): string {
  const shown = tables.filter(({ read }) => read > 0);
  const left = unread.map(({ table, count, why }) => `  ${table}：${count} 行，${why}`);
  const along = parts.map(
    ({ table, count, orphans }) =>
      `  ${table}：读到 ${count} 行${orphans > 0 ? `，其中 ${orphans} 行的主记录不存在，没有搬` : ''}`,
  );
  const told = notes.map((note) => `  ${note}`);
  return [
    '搬来的内容',
    ...shown.flatMap(tableLines),
    ...(along.length > 0 ? ['', '随主记录一起搬的表', ...along] : []),
    ...(left.length > 0 ? ['', '没有读的表', ...left] : []),
    ...(told.length > 0 ? ['', '开门前请注意', ...told] : []),
    ...sumLines(reconciliation),
    '',
  ].join('\n');
}
