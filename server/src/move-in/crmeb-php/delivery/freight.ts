import type { TheirRow } from '../../dump/columns.ts';
import { tableReader } from '../../stage/table-reader.ts';
import { madeAt, renamed } from '../values/values.ts';

export const cities = tableReader({ from: 'eb_system_city', to: 'eb_system_city', row: ({ row }) => row });

export const templates = tableReader({
  from: 'eb_shipping_templates',
  to: 'eb_shipping_templates',
  row: ({ row }) => ({ ...row, ...madeAt(row) }),
});

/** City of a rate; the province where all of it is meant. */
const placeOf = ({ city_id: ofCity, province_id: ofProvince }: TheirRow): TheirRow => ({
  city_id: Number(ofCity ?? 0) > 0 ? (ofCity ?? null) : (ofProvince ?? null),
});

export const regions = tableReader({
  from: 'eb_shipping_templates_region',
  to: 'eb_shipping_templates_region',
  row: ({ row }) => ({ ...row, ...placeOf(row), ...renamed(row, { renewal: 'continue', renewal_price: 'continue_price' }) }),
});

export const frees = tableReader({
  from: 'eb_shipping_templates_free',
  to: 'eb_shipping_templates_free',
  row: ({ row }) => ({ ...row, ...placeOf(row) }),
});

export const pickPoints = tableReader({
  from: 'eb_system_store',
  to: 'eb_system_store',
  row: ({ row }) => ({ ...row, ...madeAt(row) }),
});
