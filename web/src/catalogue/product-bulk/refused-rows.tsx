interface Props {
  rows: readonly { id: number; storeName: string; reason: string }[];
  total: number;
}

/** Products that stay as they are, each with its reason. */
export const RefusedRows = ({ rows, total }: Props) => (
  <div className="bulk-refused" role="region" aria-label="改不了的商品">
    <ul>
      {rows.map(({ id, storeName, reason }) => (
        <li key={id}>
          <strong>{storeName || `商品 ${id}`}</strong> <span>{reason}</span>
        </li>
      ))}
    </ul>
    {total > rows.length && <p className="bulk-note">{`只列出前 ${rows.length} 件，共 ${total} 件。`}</p>}
  </div>
);
