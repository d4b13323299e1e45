import { describe, expect, it } from 'vitest';
import { askingOnce } from './ask-once.ts';

/** A database that answers when it is let: with what it held when it was asked. */
function slowDatabase() {
  const waiting: (() => void)[] = [];
  const database = {
    holds: 'old',
    asked: 0,
    ask: () => {
      database.asked += 1;
      const { holds } = database;
      return new Promise<string>((resolve, reject) => {
        waiting.push(() => (holds === 'broken' ? reject(new Error('lost')) : resolve(holds)));
      });
    },
    /** Answers the statement that is under way, and lets the next one begin. */
    answer: async () => {
      waiting.shift()?.();
      await new Promise(setImmediate);
    },
  };
  return database;
}

describe('a question that several ask at the same time', () => {
  it('is asked once more for all who came while it was under way, and tells what was written before they came', async () => {
    const [once, database] = [askingOnce<string>(), slowDatabase()];
    const ask = () => once(database, 'page 1', database.ask);
    const first = ask();
    database.holds = 'new';
    const later = [ask(), ask(), ask()];

    await database.answer();
    await database.answer();

    expect([await first, ...(await Promise.all(later))]).toEqual(['old', 'new', 'new', 'new']);
    expect(database.asked).toBe(2);
  });

  it('is asked anew when nobody waits any more', async () => {
    const [once, database] = [askingOnce<string>(), slowDatabase()];
    for (const holds of ['old', 'new', 'newest']) {
      database.holds = holds;
      const answer = once(database, 'page 1', database.ask);
      await database.answer();
      expect(await answer).toBe(holds);
    }
  });

  it('fails for those only whose statement failed', async () => {
    const [once, database] = [askingOnce<string>(), slowDatabase()];
    const ask = () => once(database, 'page 1', database.ask);
    database.holds = 'broken';
    const first = ask();
    database.holds = 'new';
    const settled = Promise.allSettled([first, ask()]);

    await database.answer();
    await database.answer();

    expect(await settled).toMatchObject([{ reason: { message: 'lost' } }, { value: 'new' }]);
  });

  it('is another one on another connection, or with other words', async () => {
    const [once, one, other] = [askingOnce<string>(), slowDatabase(), slowDatabase()];
    const answers = [once(one, 'page 1', one.ask), once(other, 'page 1', other.ask), once(one, 'page 2', one.ask)];
    for (const database of [one, other, one]) await database.answer();

    expect(await Promise.all(answers)).toEqual(['old', 'old', 'old']);
    expect([one.asked, other.asked]).toEqual([2, 1]);
  });
});
