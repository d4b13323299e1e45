import { useState } from 'react';
import { type SkuLine, regenerated } from '../product/sku-lines.ts';
import { type Spec, countOf, keyOf } from '../product/specs.ts';

/** Lists every combination beside those a product has, and takes the additions out of sight again without losing what was typed. */
export function useAllCombinations(lines: readonly SkuLine[], specs: readonly Spec[], onChange: (lines: SkuLine[]) => void) {
  const [had, setHad] = useState<ReadonlySet<string>>();
  const [aside, setAside] = useState<readonly SkuLine[]>([]);
  const missing = specs.length === 0 ? 0 : countOf(specs) - lines.length;
  const isHad = ({ attrValue }: SkuLine) => had?.has(keyOf(attrValue)) === true;

  const showAll = () => {
    setHad(new Set(lines.map(({ attrValue }) => keyOf(attrValue))));
    onChange(regenerated([...lines, ...aside], specs));
  };
  const showHad = () => {
    setAside(lines.filter((line) => !isHad(line)));
    setHad(undefined);
    onChange(lines.filter(isHad));
  };
  // Nothing to go back to when the specifications are others now.
  const isBack = had !== undefined && had.size > 0 && missing === 0 && lines.some((line) => !isHad(line)) && lines.some(isHad);
  return { missing, isBack, showAll, showHad };
}
