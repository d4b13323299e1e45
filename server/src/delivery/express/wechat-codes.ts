interface Coded {
  code: string;
  name: string;
}

/** Endings by which two lists name one carrier differently: 圆通速递 is 圆通快递. */
const ENDING = /(快递|速递|速运|快运|物流|快件)$/;
const stemOf = (name: string): string => name.trim().toLowerCase().replace(ENDING, '');

/** Code of a carrier in another list: that of the same name, or of the only one whose name begins alike. */
export function codeByName(name: string, list: readonly Coded[]): string | undefined {
  const same = list.find((one) => one.name.trim() === name.trim());
  if (same) return same.code;
  const alike = list.filter((one) => stemOf(one.name) === stemOf(name));
  return alike.length === 1 ? alike[0]?.code : undefined;
}
