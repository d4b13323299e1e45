interface Back {
  /** Pieces that refunds name; other servers do not say. */
  refunded?: number | undefined;
  /** Pieces of these whose refund has no outcome yet. */
  refunding?: number | undefined;
}

/** "退款中 1 件，已退 2 件"; nothing where no refund names any. */
export const backText = ({ refunded = 0, refunding = 0 }: Back): string =>
  [refunding > 0 && `退款中 ${refunding} 件`, refunded > refunding && `已退 ${refunded - refunding} 件`]
    .filter(Boolean)
    .join('，');
