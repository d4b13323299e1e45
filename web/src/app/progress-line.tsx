/** The thin line on top while something loads; screen readers hear it once. */
export const ProgressLine = () => <div className="progress-line" role="progressbar" aria-label="正在加载" />;
