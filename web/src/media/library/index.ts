export { useOwnAddress } from './own-address.ts';
export { PictureLibrary } from './picture-library.tsx';
export { kinds, type LibraryPicture } from './use-pictures.ts';
