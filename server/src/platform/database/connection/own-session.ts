import pg from 'pg';

/** Session of one connection, for tables that it alone sees. */
export interface OwnSession {
  /** Rows of a statement. */
  rows<R extends object>(statement: string, values?: readonly unknown[]): Promise<R[]>;
  close(): Promise<void>;
}

export async function openSession(url: string, name: string): Promise<OwnSession> {
  const client = new pg.Client({ connectionString: url, application_name: name });
  // A connection that breaks rejects the statement that waits on it.
  client.on('error', () => {});
  await client.connect();
  return {
    rows: async <R extends object>(statement: string, values: readonly unknown[] = []) =>
      (await client.query<R>(statement, [...values])).rows,
    close: () => client.end(),
  };
}
