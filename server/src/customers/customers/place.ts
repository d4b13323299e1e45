import { countries } from '#contract/customers/enums.ts';

/** Names as the table of customers has them: 浙江省 is 浙江, 北京市 is 北京. */
export const shortName = (name: string): string => name.trim().replace(/(?<=..)[省市]$/, '');

export interface HomePlace {
  country?: string | undefined;
  province: string;
  city: string;
}

/** Names of places have no digits, as houses and rooms do. */
const NAME = /^[^\d\s]{1,32}$/;

/**
 * Home of a customer by the wire's "CN,浙江,杭州" or "浙江,杭州"; undefined for an address in other words, which may have commas too.
 */
export function placeIn(addres: string): HomePlace | undefined {
  const [city = '', province = '', country, ...more] = addres.split(/[,，]/).map(shortName).toReversed();
  const isCountry = country === undefined || (country !== '' && Object.hasOwn(countries.labels, country));
  if (!NAME.test(city) || !NAME.test(province) || !isCountry || more.length > 0) return undefined;
  return { province, city, ...(country !== undefined && { country }) };
}
