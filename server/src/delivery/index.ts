import { expressRoutes } from './express/routes.ts';
import { freightTemplateRoutes } from './freight-templates/routes.ts';

export { findCarrier } from './express/queries.ts';
export { ratesOf } from './freight-templates/queries.ts';
export { type FreeFrom, type Parcel, freightOf, isFreeForAll } from './freight-templates/rules.ts';
export { shippingTemplates } from './freight-templates/tables.ts';

export const deliveryRoutes = [...expressRoutes, ...freightTemplateRoutes];
