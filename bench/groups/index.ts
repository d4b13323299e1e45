import type pg from 'pg';
import { fillBeside, withoutIndexes } from '../filling.ts';
import { cases } from './cases.ts';
import { customers } from './customers.ts';
import { finance } from './finance.ts';
import type { Group } from './group.ts';
import { mall } from './mall.ts';
import { maintenance } from './maintenance.ts';
import { marketing } from './marketing.ts';
import { orders } from './orders.ts';

/** Groups that are filled beside each other; orders are changed after them. */
const beside: readonly Group[] = [customers, finance, mall, marketing, maintenance];

export const groupRows = [...beside, cases, orders].flatMap(({ rows }) => rows);

async function fillOne(client: pg.ClientBase, { fill }: Group, rows: number): Promise<void> {
  for (const statement of fill) await client.query(statement, statement.includes('$1') ? [rows] : []);
}

/** Groups whose tables these rows read: their own, and customers, whom all are about; orders, what is sold, spent and paid. */
export function groupsOf(rowNames: readonly string[]): string[] {
  const isRead = (group: string) => rowNames.some((row) => row.startsWith(group));
  const ofOrders = isRead(orders.name);
  const names = beside.map(({ name }) => name).filter((name) => name === customers.name || isRead(name) || ofOrders);
  return ofOrders ? [...names, cases.name] : names;
}

/** Begun, each in a session of its own; products are there already. */
export const fillGroups = (client: pg.Client, rows: number, wanted: readonly string[]): Promise<void>[] =>
  beside
    .filter(({ name }) => wanted.includes(name))
    .map((group) => fillBeside(client, (session) => withoutIndexes(session, group.tables, () => fillOne(session, group, rows))));

/** Return cases are filled only where a row needs them: a million take longer than all customers. */
export async function changeOrders(client: pg.ClientBase, rows: number, wanted: readonly string[]): Promise<void> {
  await fillOne(client, orders, rows);
  if (wanted.includes(cases.name)) await fillOne(client, cases, rows);
}
