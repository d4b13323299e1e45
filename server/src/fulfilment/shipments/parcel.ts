/** Parcel of an order, as a row of a run keeps it beside the order’s number. */
export interface Parcel {
  expressCode: string;
  expressNumber: string;
}
