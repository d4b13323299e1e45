/** Open connection of a screen. */
export interface Line {
  close(code: number): void;
}

/** Lines by what they share, each group in the order they came. */
function openGroups<K>() {
  const groups = new Map<K, Set<Line>>();
  return {
    add(key: K, line: Line): ReadonlySet<Line> {
      const group = groups.get(key) ?? new Set();
      groups.set(key, group.add(line));
      return group;
    },
    remove(key: K, line: Line): void {
      const group = groups.get(key);
      group?.delete(line);
      if (group?.size === 0) groups.delete(key);
    },
  };
}

/**
 * Counts lines by session once they have said who they are, and by address before: whoever shares an address with a crowd that says nothing
 * still comes in, because the longest silent line makes room.
 */
export function countLines(silentMax: number, sessionMax: number) {
  const [silent, greeted] = [openGroups<string>(), openGroups<number>()];
  const sessions = new Map<Line, number>();

  function leave(address: string, line: Line): void {
    const session = sessions.get(line);
    sessions.delete(line);
    if (session !== undefined) greeted.remove(session, line);
    silent.remove(address, line);
  }

  return {
    /** The line that has to make room, if any. */
    opened(address: string, line: Line): Line | undefined {
      const group = silent.add(address, line);
      return group.size > silentMax ? group.values().next().value : undefined;
    },
    /** False where the session has too many lines already. */
    greeted(address: string, line: Line, session: number): boolean {
      leave(address, line);
      sessions.set(line, session);
      return greeted.add(session, line).size <= sessionMax;
    },
    closed: leave,
  };
}
