import { lazy } from 'react';

export { catalogueRoutes } from './routes.tsx';

// Through this door also comes the menu of routes, which must stay light.
export const LowStock = lazy(() => import('./low-stock/low-stock.tsx').then((module) => ({ default: module.LowStock })));

/** The product form for what was found elsewhere; loaded when somebody opens it. */
export const CollectedSheet = lazy(() =>
  import('./product-form/collected-sheet.tsx').then((module) => ({ default: module.CollectedSheet })),
);

/** Opens the dialog that reads a product of another platform by its link. */
export const CollectButton = lazy(() =>
  import('./product-collect/collect-button.tsx').then((module) => ({ default: module.CollectButton })),
);

/** The dialog of specification templates, 规格模板. */
export const RuleDialog = lazy(() => import('./rule-list/rule-dialog.tsx').then((module) => ({ default: module.RuleDialog })));

/** Category of products, in a form. */
export const CategoryChoice = lazy(() =>
  import('./category-list/category-choice.tsx').then((module) => ({ default: module.CategoryChoice })),
);

/** Outcome of an import of products, for the list of all runs. */
export const ProductImportResult = lazy(() =>
  import('./product-import/import-result.tsx').then((module) => ({ default: module.ImportResult })),
);

/** Outcome of collecting many products, for the list of all runs. */
export const CollectResult = lazy(() =>
  import('./product-collect/collect-result.tsx').then((module) => ({ default: module.CollectResult })),
);

/** Outcome of a bulk change, for the list of all runs. */
export const BulkResult = lazy(() => import('./product-bulk/bulk-result.tsx').then((module) => ({ default: module.BulkResult })));

/** Fields of a seller, as its customers see it. */
export const ShopFields = lazy(() => import('./shop-list/shop-fields.tsx').then((module) => ({ default: module.ShopFields })));
