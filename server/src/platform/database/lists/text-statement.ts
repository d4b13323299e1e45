import type { SQL } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Db } from '../connect.ts';
import { connectionOf, statementOf, textOf } from '../drizzle-session.ts';
import { builtOnce, statementName } from '../prepared.ts';
import { askingOnce } from '../sharing/ask-once.ts';

interface TextStatement {
  /** Tells its text from others. */
  shape: string;
  /** PostgreSQL keeps its plan. */
  isNamed: boolean;
  text(): SQL;
}

/** A statement of a list: its text is put together once, and who asks the same at the same time shares its answer. */
export function textStatement<R>(name: string) {
  const statements = builtOnce<ReturnType<typeof statementOf>>();
  const askOnce = askingOnce<R[]>();
  return (db: Db, { shape, isNamed, text }: TextStatement, values: Record<string, unknown>): Promise<R[]> =>
    askOnce(connectionOf(db), `${shape} ${JSON.stringify(values)}`, async () => {
      const build = () => statementOf(db, textOf(text()), isNamed ? statementName(name, shape) : undefined);
      const result = (await statements(db, shape, build).execute(values)) as QueryResult;
      return result.rows as R[];
    });
}
