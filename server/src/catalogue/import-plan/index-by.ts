/** Index by a mutable key; of rows with one key the first wins. */
export function indexBy<R>(keyOf: (row: R) => string | null) {
  const rows = new Map<string, R>();
  const find = (key: string): R | undefined => {
    const row = rows.get(key);
    // A row that was renamed is no longer found by what it was called.
    return row !== undefined && keyOf(row) === key ? row : undefined;
  };
  return {
    find,

    /** New rows, and those whose key has changed. */
    note(row: R): void {
      const key = keyOf(row);
      if (key !== null && find(key) === undefined) rows.set(key, row);
    },
  };
}
