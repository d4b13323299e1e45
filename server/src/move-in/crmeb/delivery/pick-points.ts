import { pickPoint } from '#server/delivery/index.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { nothingAround, recordNoun } from '../../engine/record-noun.ts';
import { pictureOf } from '../values/pictures.ts';
import { flagOf, textOf, timesOf } from '../values/values.ts';

/** Latitude and longitude of a place in China; some shops have them the wrong way round. */
function placeOnMap(moving: Moving, { key, row }: Theirs): { latitude: string; longitude: string } {
  const [latitude, longitude] = [textOf(row['latitude']), textOf(row['longitude'])];
  if (Math.abs(Number(latitude)) <= 60 || Math.abs(Number(longitude)) > 60) return { latitude, longitude };
  say(moving, 'altered', '经度和纬度写反了，已对调', key);
  return { latitude: longitude, longitude: latitude };
}

export const pickPoints = recordNoun({
  noun: 'pickPoint',
  label: '提货点',
  source: 'eb_system_store',
  key: 'id',
  hasPictures: true,
  table: pickPoint,
  around: nothingAround,
  row(record, _, moving) {
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
      ...timesOf(record, moving),
    };
  },
});
