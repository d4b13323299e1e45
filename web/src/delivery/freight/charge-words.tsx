import type { CityNode } from '#contract/delivery/cities.ts';
import type { FreeRate, RegionRate } from '#contract/delivery/freight.ts';
import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { placeWords } from './places.ts';
import { freeWords, regionWords } from './rate-words.ts';

interface Charge {
  freight: Fen;
  steps: number;
  region: RegionRate | null;
  free: FreeRate | null;
}

/** Row of the template that set the freight, in the words of the list, and the arithmetic. */
function linesOf({ region, free, steps }: Charge, type: number, place: (cityId: string) => string): string[] {
  if (free) return [`${place(free.cityId)}：${freeWords(free, type)}`];
  if (!region) return [];
  const row = `${place(region.cityId)}：${regionWords(region, type)}`;
  return steps === 0 ? [row] : [row, `${yuanText(region.firstPrice)} + ${steps} × ${yuanText(region.renewalPrice)}`];
}

/** Freight of a load, and why it is that much. */
export const ChargeWords = ({ charge, type, tree }: { charge: Charge; type: number; tree: readonly CityNode[] }) => (
  <>
    <strong>{`运费 ${yuanText(charge.freight)}`}</strong>
    {linesOf(charge, type, (cityId) => placeWords(tree, cityId)).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </>
);
