import type { Answer } from '#contract/call.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { chargingTypes } from './charging.ts';

type Template = Answer<typeof freightTemplateCalls.list>['list'][number];

const placesOf = (cityId: string) => (cityId === 'all' ? '全国' : `${cityId.split(',').length} 个地区`);

/** What each region of a template pays. */
export const FreightRegions = ({ template: { id, type } }: { template: Template }) => {
  const { first, renewal } = chargingTypes.find(({ value }) => value === type) ?? chargingTypes[0];
  return (
    <Loaded call={freightTemplateCalls.regions} input={{ tempId: id }}>
      {(regions = []) => (
        <ul className="freight-regions">
          {regions.map((region) => (
            <li key={region.uniqid}>
              {`${placesOf(region.cityId)}：${first} ${yuanOfFen(region.first)} 以内 ${yuanText(region.firstPrice)}，${renewal}每 ${yuanOfFen(region.renewal)} 加 ${yuanText(region.renewalPrice)}`}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
};
