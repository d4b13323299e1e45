import { countries } from '#contract/customers/words.ts';

/** Names as the table of customers has them: 浙江省 is 浙江, 北京市 is 北京. */
export const shortName = (name: string): string => name.trim().replace(/(?<=..)[省市]$/, '');

export interface Place {
  country?: string | undefined;
  province: string;
  city: string;
}

/** Where somebody lives by the wire's "CN,浙江,杭州"; undefined for an address in other words. */
export function placeIn(addres: string): Place | undefined {
  const [city = '', province = '', country, ...more] = addres.split(/[,，]/).map(shortName).toReversed();
  const isCountry = country === undefined || (country !== '' && Object.hasOwn(countries.labels, country));
  if (city === '' || province === '' || !isCountry || more.length > 0) return undefined;
  return { province, city, ...(country !== undefined && { country }) };
}
