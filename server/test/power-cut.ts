import type { Services } from '#server/platform/services.ts';
import type { Shop } from './shop.ts';

/** Services on which the power fails once so many writes were committed. */
export function powerCutAfter({ app }: Shop, writes: number): Services {
  let done = 0;
  const write: Services['write'] = async (act, verb) => {
    if (done === writes) throw new Error('the power is gone');
    done += 1;
    return app.write(act, verb);
  };
  return { ...app, write };
}
