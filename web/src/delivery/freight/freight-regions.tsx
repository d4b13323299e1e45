import { freightTemplateCalls, isFreeEverywhere, isFreeInPlaces } from '#contract/delivery/freight-templates.ts';
import { Loaded } from '#web/ui/form/loaded.tsx';
import type { Template } from './form-values.ts';
import { placeWords } from './places.ts';
import { freeWords, regionWords } from './rate-words.ts';
import { useRegions } from './use-regions.ts';

/** Prices of each region of a template, and the threshold of free delivery. */
export function FreightRegions({ template }: { template: Template }) {
  const { id, type } = template;
  const { tree } = useRegions();
  if (isFreeEverywhere(template)) return <p className="freight-regions">全国包邮</p>;
  return (
    <ul className="freight-regions">
      <Loaded call={freightTemplateCalls.regions} input={{ tempId: id }}>
        {(regions = []) =>
          regions.map((region) => (
            <li key={region.uniqid}>{`${placeWords(tree, region.cityId)}：${regionWords(region, type)}`}</li>
          ))
        }
      </Loaded>
      {isFreeInPlaces(template) && (
        <Loaded call={freightTemplateCalls.freeRegions} input={{ tempId: id }}>
          {(frees = []) =>
            frees.map((free) => <li key={free.cityId}>{`${placeWords(tree, free.cityId)}：${freeWords(free, type)}`}</li>)
          }
        </Loaded>
      )}
    </ul>
  );
}
