interface Crowd {
  inside: number;
  readonly waiting: (() => void)[];
}

/**
 * Turnstile before what a crowd wants: so many work on one thing at once, the others follow in the order they came. Who waits
 * holds no connection, so that a rush for one coupon leaves the shop its database.
 */
export function openTurnstile(most: number) {
  const crowds = new Map<number, Crowd>();

  const enter = (crowd: Crowd): Promise<void> | void => {
    if (crowd.inside === most) return new Promise((resolve) => crowd.waiting.push(resolve));
    crowd.inside += 1;
  };

  const leave = (thing: number, crowd: Crowd) => {
    const next = crowd.waiting.shift();
    if (next) return next();
    crowd.inside -= 1;
    if (crowd.inside === 0) crowds.delete(thing);
  };

  return async function pass<O>(thing: number | undefined, work: () => Promise<O>): Promise<O> {
    if (thing === undefined) return work();
    const crowd = crowds.get(thing) ?? { inside: 0, waiting: [] };
    crowds.set(thing, crowd);
    await enter(crowd);
    try {
      return await work();
    } finally {
      leave(thing, crowd);
    }
  };
}
