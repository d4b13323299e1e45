import { cityCalls } from '#contract/delivery/cities.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { cityInfo, cityTree, listCities } from './queries.ts';
import { renameCity } from './rename-city.ts';
import { showCity } from './show-city.ts';

export const cityRoutes = serve(cityCalls, {
  list: read(listCities),
  tree: read(cityTree),
  info: read(cityInfo),
  update: edit(renameCity, cityInfo),
  setStatus: write(showCity),
});
