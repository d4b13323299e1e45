import type { Answer } from '#contract/call.ts';
import { chargingTypes, freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';

type Template = Answer<typeof freightTemplateCalls.list>['list'][number];

const byPieces = { first: '首件', renewal: '续件' };
/** What the steps of freight are called, by what it is counted by. */
const stepLabels: Readonly<Record<number, typeof byPieces>> = {
  [chargingTypes.weight]: { first: '首重（kg）', renewal: '续重（kg）' },
  [chargingTypes.volume]: { first: '首件体积（m³）', renewal: '续件体积（m³）' },
};

const placesOf = (cityId: string) => (cityId === 'all' ? '全国' : `${cityId.split(',').length} 个地区`);

/** What each region of a template pays. */
export const FreightRegions = ({ template: { id, type } }: { template: Template }) => {
  const { first, renewal } = stepLabels[type] ?? byPieces;
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
