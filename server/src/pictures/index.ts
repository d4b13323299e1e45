export { type Addresses, addressesBelow, addressesOf } from './addresses/addresses.ts';
export { openPictures } from './open.ts';
