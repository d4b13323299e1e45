interface Props {
  /** Lines of the cell. Their names are told on a card, where no column beside them says them. */
  of: readonly { name?: string; text: string }[];
}

/** Several short texts below each other. */
export const Lines = ({ of }: Props) => (
  <ul className="cell-lines">
    {of.map(({ name, text }) => (
      <li key={name ?? text} title={text}>
        {name !== undefined && <span className="cell-line-name">{name}：</span>}
        {text}
      </li>
    ))}
  </ul>
);
