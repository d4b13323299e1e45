import { city, shippingTemplatesFree, shippingTemplatesRegion } from '#server/delivery/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { fenOf, hundredthsOf, intOf, textOf } from '../values/values.ts';
import { readRegions } from './regions.ts';

/** Region of ours by region of theirs: by the path of names, for numbers differ between versions. */
async function citiesOf({ tx, stage }: Moving, numbers: readonly string[]): Promise<Map<string, number>> {
  const theirs = await stage.holding('eb_system_city', 'city_id', numbers);
  const regions = await readRegions({ tx });
  const ours = await tx.select({ cityId: city.cityId }).from(city);
  const known = new Set(ours.map(({ cityId }) => String(cityId)));
  const named = theirs.flatMap((row) => {
    const cityId = regions.find(textOf(row['merger_name']).split(','));
    return cityId === undefined ? [] : [[textOf(row['city_id']), cityId] as const];
  });
  // A dump without cities has those of the national standard.
  const same =
    theirs.length > 0 ? [] : numbers.filter((number) => known.has(number)).map((number) => [number, Number(number)] as const);
  return new Map([...same, ...named]);
}

/** Rows of one rate, of which theirs has one for each city. */
const rates = (rows: readonly TheirRow[] = []): TheirRow[][] => [
  ...Map.groupBy(rows, (row) => textOf(row['uniqid']) || textOf(row['id'])).values(),
];

/** Cities of a rate as ours names them; "all" is the whole country. */
function placeOf(moving: Moving, key: string, rows: readonly TheirRow[], cities: ReadonlyMap<string, number>): string {
  if (rows.some((row) => intOf(row['city_id']) === 0)) return 'all';
  const found = rows.flatMap((row) => cities.get(textOf(row['city_id'])) ?? []);
  if (found.length < rows.length) say(moving, 'altered', '运费里有的地区在新店找不到，没有带来', key);
  return found.join(',');
}

const titleOf = (place: string, rows: readonly TheirRow[]): string =>
  place === 'all' ? '[[0,0]]' : textOf(rows[0]?.['title']) || '[]';
const positive = (hundredths: number): number => (hundredths > 0 ? hundredths : 100);

/** Rates of a template, and what is sent for nothing. */
export async function bringRates(moving: Moving, { key, beside }: Theirs, tempId: number): Promise<void> {
  const { tx } = moving;
  const numbers = [...(beside['regions'] ?? []), ...(beside['frees'] ?? [])].map((row) => textOf(row['city_id']));
  const cities = await citiesOf(moving, numbers);
  const regions = rates(beside['regions']).flatMap((rows) => {
    const [row = {}] = rows;
    const cityId = placeOf(moving, key, rows, cities);
    if (cityId === '') return [];
    return {
      tempId,
      cityId,
      title: titleOf(cityId, rows),
      first: positive(hundredthsOf(row['first'])),
      firstPrice: fenOf(row['first_price']),
      renewal: positive(hundredthsOf(row['renewal'])),
      renewalPrice: fenOf(row['renewal_price']),
      uniqid: textOf(row['uniqid']),
    };
  });
  await insertRows(tx, shippingTemplatesRegion, regions);
  const frees = rates(beside['frees']).flatMap((rows) => {
    const [row = {}] = rows;
    const cityId = placeOf(moving, key, rows, cities);
    if (cityId === '') return [];
    return { tempId, cityId, title: titleOf(cityId, rows), number: hundredthsOf(row['number']), price: fenOf(row['price']) };
  });
  await insertRows(tx, shippingTemplatesFree, frees);
}
