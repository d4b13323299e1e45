export interface RichTextProps {
  id?: string;
  /** HTML. */
  value?: string | null;
  onChange?: (html: string) => void;
  /** First segment of the route; names the folder of pictures on the server. */
  model: string;
}
