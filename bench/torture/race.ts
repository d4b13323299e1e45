import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Caller, Refused } from '../storefront.ts';

const PATIENCE_MS = 60_000;

export interface RaceOutcome {
  /** Questions that were answered with what was asked for. */
  done: number;
  refused: string[];
  faults: string[];
  retries: number;
}

export const newOutcome = (): RaceOutcome => ({ done: 0, refused: [], faults: [], retries: 0 });

/** Place that everything is sent to. */
export const address = { name: '抢购', phone: '13800000000', province: '', city: '', district: '', detail: '某处', cityId: 0 };

export interface Arena {
  /** Address of the server. */
  base: string;
  client: pg.Client;
  shop: Caller;
  staff: Caller;
}

/** The act that everybody does at once, and how the rows are compared with the answers that they got. */
export interface Race {
  name: string;
  begin(arena: Arena): Promise<{
    /** Answers after which the server is killed. */
    killAfter: number;
    actors: ((outcome: RaceOutcome) => Promise<void>)[];
    check(outcome: RaceOutcome): Promise<string[]>;
  }>;
}

/** Asks until there is an answer; undefined when it is a refusal. `isSaidAlready` tells a refusal that only a lost answer explains. */
export async function insist<T>(
  outcome: RaceOutcome,
  ask: () => Promise<T>,
  isSaidAlready: (message: string) => boolean = () => false,
): Promise<T | undefined> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await ask();
      outcome.done += 1;
      return answer;
    } catch (error) {
      if (error instanceof Refused) {
        if (error.isFault) outcome.faults.push(error.message);
        else if (tries === 1 || !isSaidAlready(error.message)) outcome.refused.push(error.message);
        return undefined;
      }
      if (Date.now() > giveUpAt) throw error;
      outcome.retries += 1;
      await sleep(100 + randomInt(200));
    }
  }
}
