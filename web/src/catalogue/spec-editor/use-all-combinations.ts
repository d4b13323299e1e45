import { useState } from 'react';
import { type SkuLine, regenerated } from '../product/sku-lines.ts';
import { type Spec, countOf, keyOf } from '../product/specs.ts';

/** Lists every combination beside those a product has, and takes the additions out of sight again without losing what was typed. */
export function useAllCombinations(
  linesNow: () => readonly SkuLine[],
  specs: readonly Spec[],
  onChange: (lines: SkuLine[]) => void,
) {
  const [had, setHad] = useState<ReadonlySet<string>>();
  const [aside, setAside] = useState<readonly SkuLine[]>([]);
  const lines = linesNow();
  const missing = specs.length === 0 ? 0 : countOf(specs) - lines.length;
  const isHad = ({ attrValue }: SkuLine) => had?.has(keyOf(attrValue)) === true;

  const showAll = () => {
    setHad(new Set(linesNow().map(({ attrValue }) => keyOf(attrValue))));
    onChange(regenerated([...linesNow(), ...aside], specs));
  };
  const showHad = () => {
    setAside(linesNow().filter((line) => !isHad(line)));
    setHad(undefined);
    onChange(linesNow().filter(isHad));
  };
  // Former combinations to go back to; none when the specifications are others now.
  const isBack = had !== undefined && had.size > 0 && missing === 0 && lines.some((line) => !isHad(line)) && lines.some(isHad);
  return { missing, isBack, showAll, showHad };
}
