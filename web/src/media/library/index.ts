export { useOwnAddress } from './own-address.ts';
export { PictureLibrary } from './picture-library.tsx';
export { kinds, type Shown } from './use-pictures.ts';
