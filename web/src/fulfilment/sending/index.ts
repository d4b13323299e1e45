export { ParcelFields } from './parcel-fields.tsx';
