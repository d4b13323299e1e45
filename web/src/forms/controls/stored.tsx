interface Props {
  text: string;
  says: string;
}

/** Stored value that its control cannot show; it stays until something else is chosen. */
export const Stored = ({ text, says }: Props) => (
  <small className="template-stored">{text === '' ? says : `${says}，已保存的是 ${text}`}</small>
);
