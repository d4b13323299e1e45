export { useParcels } from './use-parcels.ts';
