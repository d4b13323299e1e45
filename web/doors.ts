/** Domains whose doors do something when they are imported: they add dialogs and parts to the screens of others. */
export const actingDoors = ['after-sales', 'cashier', 'fulfilment'];
