import { city, pickPoint, shippingTemplates, shippingTemplatesFree, shippingTemplatesRegion } from '#server/delivery/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { TheirRow } from '../dump/columns.ts';
import { cutTo } from '../engine/cut-to.ts';
import { bringRows } from '../engine/bring-rows.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, say } from '../engine/moving.ts';
import { pictureOf } from './pictures.ts';
import { fenOf, flagOf, hundredthsOf, intOf, momentOf, textOf } from './values.ts';

/** Region of ours by region of theirs: by the path of names, for numbers differ between versions. */
async function citiesOf({ tx, stage }: Moving, numbers: readonly string[]): Promise<Map<string, number>> {
  const theirs = await stage.holding('eb_system_city', 'city_id', numbers);
  const ours = await tx.select({ cityId: city.cityId, name: city.mergerName }).from(city);
  const byName = new Map(ours.map(({ cityId, name }) => [name, cityId]));
  const known = new Set(ours.map(({ cityId }) => String(cityId)));
  const named = theirs.flatMap((row) => {
    const cityId = byName.get(textOf(row['merger_name']));
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

async function bringRates(moving: Moving, { key, beside }: Theirs, tempId: number): Promise<void> {
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

async function bringTemplates(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const { tx, now } = moving;
  const taken = new Set((await tx.select({ name: shippingTemplates.name }).from(shippingTemplates)).map(({ name }) => name));
  const rows = records.map(({ key, row }) => {
    const wanted = cutTo(textOf(row['name']), 190);
    const name = taken.has(wanted) ? `${wanted}（${key}）` : wanted;
    taken.add(name);
    if (name !== wanted) say(moving, 'altered', '同名的运费模板已经有了，名称后加了编号', key);
    const type = intOf(row['type']);
    const times = { createTime: momentOf(row['create_time']) ?? now, updateTime: momentOf(row['update_time']) ?? now };
    return {
      id: Number(key),
      name,
      type: type >= 1 && type <= 3 ? type : 1,
      appoint: flagOf(row['appoint']),
      sort: intOf(row['sort']),
      ...times,
    };
  });
  const ids = await bringRows(tx, shippingTemplates, rows);
  for (const [at, record] of records.entries()) await bringRates(moving, record, ids[at] ?? 0);
  return records.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
}

export const templates: MovedNoun = {
  noun: 'template',
  label: '运费模板',
  source: 'eb_shipping_templates',
  key: 'id',
  beside: [
    { name: 'regions', table: 'eb_shipping_templates_region', column: 'temp_id', isMain: true },
    { name: 'frees', table: 'eb_shipping_templates_free', column: 'temp_id', isMain: true },
  ],
  bring: bringTemplates,
};

/** Latitude and longitude of a place in China; some shops have them the wrong way round. */
function placeOnMap(moving: Moving, { key, row }: Theirs): { latitude: string; longitude: string } {
  const [latitude, longitude] = [textOf(row['latitude']), textOf(row['longitude'])];
  if (Math.abs(Number(latitude)) <= 60 || Math.abs(Number(longitude)) > 60) return { latitude, longitude };
  say(moving, 'altered', '经度和纬度写反了，已对调', key);
  return { latitude: longitude, longitude: latitude };
}

async function bringPoints(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const { tx, now } = moving;
  const rows = records.map((record) => {
    const { key, row } = record;
    const isDel = flagOf(row['is_del']);
    return {
      id: Number(key),
      name: textOf(row['name']),
      introduction: textOf(row['introduction']),
      phone: cutTo(textOf(row['phone']), 18),
      address: textOf(row['address']),
      detailedAddress: textOf(row['detailed_address']),
      image: cutTo(pictureOf(moving.terms, row['image']), 255),
      ...placeOnMap(moving, record),
      validTime: textOf(row['valid_time']),
      dayTime: cutTo(textOf(row['day_time']), 32),
      isShow: flagOf(row['is_show']) && !isDel,
      isDel,
      createTime: momentOf(row['create_time']) ?? now,
      updateTime: momentOf(row['update_time']) ?? now,
    };
  });
  const ids = await bringRows(tx, pickPoint, rows);
  return records.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
}

export const pickPoints: MovedNoun = {
  noun: 'pickPoint',
  label: '提货点',
  source: 'eb_system_store',
  key: 'id',
  bring: bringPoints,
};
