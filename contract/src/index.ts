/** Loads every noun, so that `everyCall` and `everyRefusal` are complete. */
export { type AnyCall, everyCall } from './call.ts';
export { everyRefusal } from './refusal.ts';
import './changes/changes.ts';
import './jobs/jobs.ts';
import './catalogue/brands.ts';
import './catalogue/categories.ts';
import './catalogue/import.ts';
import './catalogue/product-history.ts';
import './catalogue/products.ts';
import './catalogue/reviews.ts';
import './catalogue/rules.ts';
import './pictures/attachments.ts';
import './pictures/uploads.ts';
