/** Stands behind the name of what is still being built. */
export const NotOpenMark = () => <small className="menu-mark">建设中</small>;
