import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { Loaded } from '#web/ui/form/loaded.tsx';
import type { Template } from './form-values.ts';
import { placeWords } from './places.ts';
import { freeWords, regionWords } from './rate-words.ts';
import { useRegions } from './use-regions.ts';

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
