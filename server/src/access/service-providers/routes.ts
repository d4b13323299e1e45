import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { getServiceProvider, listServiceProviders, serviceProviders } from './queries.ts';
import { saveServiceProvider } from './save-service-provider.ts';

export const serviceProviderRoutes = serve(serviceProviderCalls, {
  list: read(listServiceProviders),
  info: read(getServiceProvider),
  save: write(saveServiceProvider),
  update: edit(saveServiceProvider, getServiceProvider),
  delete: write(serviceProviders.delete),
  updateStatus: write(serviceProviders.change),
});
