import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { KeptAttributes } from './kept-attributes.ts';
import { LinePicture } from './line-picture.ts';
import { EmptyWords, StyledLinks, StyledText } from './styled-text.ts';
import { tables } from './table.ts';
import { Box, TextBlock } from './text-blocks.ts';
import { LineVideo, Video } from './video.ts';

/** Marks and nodes that the toolbar writes, and those of other editors: nothing of a text goes because somebody types into it. */
export const extensions = [
  StarterKit.configure({
    // A link without a target goes on without one.
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    paragraph: false,
    codeBlock: false,
    // Marks that would lose which element wrote them, and in which other one it stood.
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    code: false,
  }),
  TextBlock,
  Box,
  StyledText,
  StyledLinks,
  EmptyWords,
  Image,
  LinePicture,
  Video,
  LineVideo,
  ...tables,
  KeptAttributes,
];
