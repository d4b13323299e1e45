import type { Answer, Input } from '#contract/call.ts';
import type { CityNode } from '#contract/delivery/cities.ts';
import { FreightTemplateDraft } from '#contract/delivery/freight-template-record.ts';
import { type freightTemplateCalls, isFreeEverywhere, isFreeInPlaces } from '#contract/delivery/freight-templates.ts';
import { decoder } from '#contract/transcode.ts';
import { COUNTRY, type Places, placesIn, wireOf } from './places.ts';

export const REGIONS = 'shippingTemplatesRegionRequestList';
export const FREES = 'shippingTemplatesFreeRequestList';

export type Template = Answer<typeof freightTemplateCalls.list>['list'][number];
type FreightTemplateInput = Input<typeof freightTemplateCalls.save>;
type Region = Omit<FreightTemplateInput[typeof REGIONS][number], 'cityId' | 'title'>;
type Free = Omit<NonNullable<FreightTemplateInput[typeof FREES]>[number], 'cityId' | 'title'>;
interface PlacedRate {
  places: Places;
  /** `cityId` of the row as it was saved. */
  saved?: string | undefined;
}

/** Rows open without what would give freight away: nobody sends for nothing by forgetting a field. */
type RegionRow = Omit<Region, 'firstPrice'> & { firstPrice?: Region['firstPrice'] | undefined } & PlacedRate;
type FreeRow = Partial<Free> & PlacedRate;

/** Form values: rows with their cities in place of the wire's paths. */
export interface FreightValues extends Omit<FreightTemplateInput, typeof REGIONS | typeof FREES> {
  [REGIONS]: RegionRow[];
  [FREES]: FreeRow[];
}

const regionRow: RegionRow = { places: [], first: 100, renewal: 100, renewalPrice: 0 };

/** A new row with the steps of the country, whose first price nobody takes over unseen. */
export const regionLike = (country: Partial<RegionRow> = {}): RegionRow => ({
  ...regionRow,
  ...country,
  places: [],
  saved: undefined,
  firstPrice: undefined,
});

export const freeRow: FreeRow = { places: [] };

export const blank: FreightValues = {
  name: '',
  type: 1,
  appoint: false,
  sort: 0,
  [REGIONS]: [{ ...regionRow, places: [COUNTRY] }],
  [FREES]: [],
};

type Own = Pick<Template, 'name' | 'type' | 'appoint' | 'sort'>;
type FreeRows = Answer<typeof freightTemplateCalls.freeRegions>;

interface Stored {
  regions: Omit<Answer<typeof freightTemplateCalls.regions>[number], 'uniqid'>[];
  frees: FreeRows;
}

/** Rows as they were saved, the country's first. A template that is free everywhere has none on its server: its country costs nothing. */
export const toFormValues = (template: Own, tree: readonly CityNode[], { regions, frees }: Stored): FreightValues => ({
  name: template.name,
  type: template.type,
  appoint: isFreeInPlaces(template),
  sort: template.sort,
  [REGIONS]: isFreeEverywhere(template)
    ? [{ ...regionRow, places: [COUNTRY], firstPrice: 0 }]
    : regions.map(({ cityId, first, firstPrice, renewal, renewalPrice }) => ({
        places: placesIn(tree, cityId),
        saved: cityId,
        first,
        firstPrice,
        renewal,
        renewalPrice,
      })),
  [FREES]: frees.map(({ cityId, number, price }) => ({ places: placesIn(tree, cityId), saved: cityId, number, price })),
});

/** Form values of a template that somebody else has saved. */
export function toFormValuesOfTheirs(theirs: object, tree: readonly CityNode[]) {
  const draft = decoder(FreightTemplateDraft)(theirs) as FreightTemplateInput;
  return toFormValues(draft, tree, { regions: draft[REGIONS], frees: draft[FREES] ?? [] });
}

export const toDraft = (
  { [REGIONS]: regions, [FREES]: frees = [], ...own }: FreightValues,
  tree: readonly CityNode[],
): FreightTemplateInput => ({
  ...own,
  // Left blank in the form, where none is needed.
  sort: own.sort ?? 0,
  [REGIONS]: regions.map(({ places, saved, firstPrice, ...row }) => ({
    ...row,
    firstPrice: Number(firstPrice),
    ...wireOf(tree, places, saved),
  })),
  [FREES]: frees.map(({ places, saved, number, price }) => ({
    number: Number(number),
    price: Number(price),
    ...wireOf(tree, places, saved),
  })),
});
