export { type Addresses, addressesBelow, addressesOf } from './addresses/addresses.ts';
