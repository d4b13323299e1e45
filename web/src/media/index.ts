export { AttachmentsInput } from './inputs/attachments-input.tsx';
export { CellPicture } from './inputs/cell-picture.tsx';
export { PictureInput, PicturesInput } from './inputs/picture-input.tsx';
export { ContentInput } from './rich-text/content-input.tsx';
export { RichText } from './rich-text/rich-text.tsx';
export { FileButton } from './uploads/file-button.tsx';
export { FileInput } from './uploads/file-input.tsx';
export { FOLDER } from './uploads/use-uploads.ts';
