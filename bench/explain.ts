import pg from 'pg';
import type { BareRow } from './bare.ts';

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  Plans?: Node[];
}

interface Explained {
  Plan: Node & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Execution Time': number;
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Rows that the scans of a plan looked at, given or thrown away. */
const rowsRead = (plan: Node): number =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] !== undefined)
    .map((node) => {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return (node['Actual Rows'] + removed) * node['Actual Loops'];
    })
    .reduce((sum, rows) => sum + rows, 0);

const MOST_TEXT = 100;
const abbreviated = (text: string) => {
  const from = text.search(/ from /i);
  return (text.length > MOST_TEXT && from > 0 ? `…${text.slice(from)}` : text).replaceAll(/\s+/g, ' ').slice(0, MOST_TEXT);
};

/** Costs of the reading statements of these calls, run once before they are measured. */
export async function explain(url: string, rows: readonly BareRow[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const lines: string[] = [];
  for (const { name, tape } of rows) {
    for (const { text, values } of tape.filter((statement) => /^\W*(select|with)/i.test(statement.text))) {
      await client.query(text, values);
      const { rows: found } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
      const explained: Explained = found[0]['QUERY PLAN'][0];
      const { Plan: plan, 'Execution Time': ms } = explained;
      const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      const figures = [ms.toFixed(1), String(Math.round(rowsRead(plan))), String(pages)].map((figure) => figure.padStart(10));
      lines.push(`${name.padEnd(44)}${figures.join('')}  ${abbreviated(text)}`);
    }
  }
  await client.end();
  return [`${'call'.padEnd(44)}${['ms', 'rows', 'pages'].map((head) => head.padStart(10)).join('')}`, ...lines];
}
