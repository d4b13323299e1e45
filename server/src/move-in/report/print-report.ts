import type { Reconciliation } from './reconcile.ts';
import type { Report, TableReport } from './report.ts';

const EXAMPLES_END = '…';

function fates(name: string, tallies: TableReport['leftOut']): string[] {
  return [...tallies].map(([why, { count, examples }]) => {
    const rest = count > examples.length ? EXAMPLES_END : '';
    return `    ${name} ${count}：${why}（${examples.join('、')}${rest}）`;
  });
}

const namesOf = ({ count, examples }: TableReport['gone']): string =>
  `${examples.join('、')}${count > examples.length ? EXAMPLES_END : ''}`;

function conflictLines({ count, examples }: TableReport['conflicts']): string[] {
  if (count === 0) return [];
  const named = examples.map(({ key, values }) => {
    const both = values.map(({ column, theirs, ours }) => `${column} 旧店 ${theirs}，新店 ${ours}`);
    return `      ${key}：${both.join('；') || '新店改过，旧店的变化没有再搬'}`;
  });
  const rest = count > examples.length ? [`      ……共 ${count} 条`] : [];
  return [`    两边都改过 ${count}：保留新店的，请逐条核对`, ...named, ...rest];
}

function tableLines(table: TableReport): string[] {
  const { label, source, read, brought, already, renewed, changed, gone } = table;
  const again = renewed > 0 ? `，有变化再搬 ${renewed}` : '';
  const before = `${already > 0 ? `，以前已搬 ${already}` : ''}${again}`;
  const since = changed.count > 0 ? [`    没有再搬 ${changed.count}：搬来以后旧店又改过（${changed.examples.join('、')}）`] : [];
  return [
    `  ${label}（${source}）：读到 ${read}，搬来 ${brought}${before}`,
    ...fates('没有搬', table.leftOut),
    ...fates('有改动', table.altered),
    ...since,
    ...conflictLines(table.conflicts),
    ...(gone.count > 0 ? [`    旧店已删除 ${gone.count}：新店仍保留（${namesOf(gone)}）`] : []),
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
  const shown = tables.filter(({ read, gone }) => read > 0 || gone.count > 0);
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
