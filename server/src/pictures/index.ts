import './undo.ts';

export { type Addresses, addressesBelow, addressesFor, addressesOf, avatarBelow, withAddresses } from './addresses/addresses.ts';
export { checkShowable } from './addresses/is-showable.ts';
export { attachment } from './attachments/tables.ts';
export { missingFromLibrary } from './attachments/queries.ts';
export { releasePictures } from './attachments/release-pictures.ts';
export { downloadPaths, ownName } from './downloads.ts';
export { openPictures } from './open.ts';
export { type Picture, withCopies } from './uploads/clean-picture.ts';
export { fetchPictures } from './uploads/fetch-pictures.ts';
export { isStored } from './uploads/queries.ts';
export { insertUpload } from './uploads/insert-upload.ts';
export { type Asker, saveUpload, storeUpload } from './uploads/save-upload.ts';
export { type StoredFile, storePicture } from './uploads/store-upload.ts';
export { validateUpload } from './uploads/validate-upload.ts';
