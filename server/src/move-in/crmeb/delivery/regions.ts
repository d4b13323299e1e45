import { asc } from 'drizzle-orm';
import { city } from '#server/delivery/index.ts';
import type { Moving } from '../../engine/moving.ts';

interface Region {
  cityId: number;
  path: readonly string[];
}

/** Words that names of regions end with in one system and not in the other. */
const ENDS = /(特别行政区|(维吾尔|壮族|回族)?自治区|省|市)$/;
/** Steps of a path that stand for no region of their own. */
const NO_REGION = new Set(['', '中国', '市辖区']);

const stepsOf = (path: readonly string[]): string[] => path.map((name) => name.trim()).filter((name) => !NO_REGION.has(name));

/** Path of names without their ends; a city that is a province as well is one step. */
const looseKey = (path: readonly string[]): string =>
  path
    .map((name) => name.replace(ENDS, ''))
    .filter((name, at, all) => name !== all[at - 1])
    .join();

/** Regions of ours by the path of their names, from the province down: numbers differ between systems, and names at their ends. */
export class Regions {
  private readonly exact: ReadonlyMap<string, number>;
  private readonly loose: ReadonlyMap<string, readonly Region[]>;

  constructor(regions: readonly Region[]) {
    this.exact = new Map(regions.map(({ cityId, path }) => [path.join(), cityId]));
    this.loose = Map.groupBy(regions, ({ path }) => looseKey(path));
  }

  find(names: readonly string[]): number | undefined {
    const path = stepsOf(names);
    const alike = this.loose.get(looseKey(path)) ?? [];
    const [found] = alike.length > 1 ? alike.filter((region) => region.path.length === path.length) : alike;
    return this.exact.get(path.join()) ?? found?.cityId;
  }
}

export async function readRegions({ tx }: Pick<Moving, 'tx'>): Promise<Regions> {
  const rows = await tx.select({ cityId: city.cityId, name: city.mergerName }).from(city).orderBy(asc(city.level), asc(city.id));
  return new Regions(rows.map(({ cityId, name }) => ({ cityId, path: stepsOf(name.split(',')) })));
}
