import './express/undo.ts';
import './freight-templates/undo.ts';
import './personal.ts';
import { addressRoutes } from './addresses/routes.ts';
import { cityRoutes } from './cities/routes.ts';
import { freightTemplateRoutes } from './freight-templates/routes.ts';
import { pickPointRoutes } from './pick-points/routes.ts';
import { pickStaffRoutes } from './pick-staff/routes.ts';

export { getOwnAddress, listAddressesOf, splitTakeOver } from './addresses/queries.ts';
export { customerAddress } from './addresses/tables.ts';
export { takeOverAddresses } from './addresses/take-over-addresses.ts';
export { regionsAround } from './cities/queries.ts';
export { city } from './cities/tables.ts';
export { allExpress, carriersByCode, findCarrier, openPassword } from './express/queries.ts';
export { mapCarriers } from './express/map-carriers.ts';
export { expressRoutes } from './express/routes.ts';
export { sealCarrierPasswords } from './express/seal-carrier-passwords.ts';
export { express } from './express/tables.ts';
export { ratesQuery } from './freight-templates/queries.ts';
export { type FreeFrom, type FreightItem, freightOf, isFreeForAll } from './freight-templates/rules.ts';
export { shippingTemplates, shippingTemplatesFree, shippingTemplatesRegion } from './freight-templates/tables.ts';
export { savePickPoint } from './pick-points/save-pick-point.ts';
export { pickPoint } from './pick-points/tables.ts';
export { savePickStaff } from './pick-staff/queries.ts';
export { findOpenPoint, listOpenPoints } from './pick-points/queries.ts';
export { sheetRoutes } from './sheets/routes.ts';

export const deliveryRoutes = [...addressRoutes, ...cityRoutes, ...freightTemplateRoutes, ...pickPointRoutes, ...pickStaffRoutes];
