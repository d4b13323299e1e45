import type { Answer } from '#contract/call.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import type { Template } from './form-values.ts';
import { placeWords } from './places.ts';
import { stepsOf } from './steps.ts';
import { useRegions } from './use-regions.ts';

type Region = Answer<typeof freightTemplateCalls.regions>[number];
type Free = Answer<typeof freightTemplateCalls.freeRegions>[number];

/** “1 件”, “0.50 kg” */
const measured = (hundredths: number, unit: string) => `${unit === '件' ? hundredths / 100 : yuanOfFen(hundredths)} ${unit}`;

function regionWords({ first, firstPrice, renewal, renewalPrice }: Region, type: number): string {
  const { unit } = stepsOf(type);
  if (firstPrice === 0 && renewalPrice === 0) return '包邮';
  return `${measured(first, unit)}以内 ${yuanText(firstPrice)}，每加 ${measured(renewal, unit)} ${yuanText(renewalPrice)}`;
}

const freeWords = ({ number, price }: Free, type: number): string =>
  `满 ${measured(number, stepsOf(type).unit)}${price > 0 ? `且满 ${yuanText(price)}` : ''} 包邮`;

/** Prices of each region of a template, and the threshold of free delivery. */
export function FreightRegions({ template: { id, type, appoint } }: { template: Template }) {
  const { tree } = useRegions();
  return (
    <ul className="freight-regions">
      <Loaded call={freightTemplateCalls.regions} input={{ tempId: id }}>
        {(regions = []) =>
          regions.map((region) => (
            <li key={region.uniqid}>{`${placeWords(tree, region.cityId)}：${regionWords(region, type)}`}</li>
          ))
        }
      </Loaded>
      {appoint && (
        <Loaded call={freightTemplateCalls.freeRegions} input={{ tempId: id }}>
          {(frees = []) =>
            frees.map((free) => <li key={free.cityId}>{`${placeWords(tree, free.cityId)}：${freeWords(free, type)}`}</li>)
          }
        </Loaded>
      )}
    </ul>
  );
}
