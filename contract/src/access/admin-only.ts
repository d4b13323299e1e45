const KEPT = /^\/(operation(?!\/roleManager\/signInLog)|appSetting\/publicAccount|maintain\/logistics|guotie|operator)(\/|$)/;

/** Page that the specification keeps for the role `admin`, whatever calls a person may make. The sign-in log is our own. */
export const isAdminOnly = (address: string): boolean => KEPT.test(address);
