import { addItem } from './design/design.ts';
import { palette } from './design/palette.ts';
import { useDesigner } from './designer-scene.ts';

/** The components that a form can have: a click puts one behind the last, a drag wherever it is dropped. */
export function PalettePanel({ onAdded }: { onAdded?: () => void }) {
  const { design, change, drag } = useDesigner();
  return (
    <div className="designer-palette">
      {palette.map(({ title, blanks }) => (
        <section key={title} aria-label={title}>
          <p className="palette-title">{title}</p>
          <div className="palette-blanks">
            {blanks.map(({ label, drawn }) => (
              <button
                key={label}
                type="button"
                {...drag.source({ drawn })}
                onClick={() => {
                  change(addItem(design, drawn));
                  onAdded?.();
                }}
              >
                {label}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
