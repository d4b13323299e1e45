/** Loads every noun, so that `everyCall` and `everyRefusal` are complete. */
export { type AnyCall, everyCall } from './call.ts';
export { everyRefusal } from './refusal.ts';
import './changes/changes.ts';
import './jobs/jobs.ts';
