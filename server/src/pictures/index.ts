export { type Addresses, addressesBelow, addressesOf } from './addresses/addresses.ts';
export { releasePictures } from './attachments/release-pictures.ts';
export { openPictures } from './open.ts';
