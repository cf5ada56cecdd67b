import { type CSSProperties, useId, useSyncExternalStore } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { language, theme } from './look.ts';
import {
  colorSchemes,
  defaultTheme,
  type FontName,
  fonts,
  type ReadyTheme,
  readyThemes,
  replaceLook,
  type Theme,
  writeComponent,
  writeImports,
  writeStyles,
} from './theme.ts';

/** Radius of the corners in the widget's own theme, in pixels. */
const DEFAULT_RADIUS = 8;

const accents = [
  { name: 'Default accent', value: null },
  { name: 'Blue', value: '#1a4fd6' },
  { name: 'Violet', value: '#7a1fa2' },
  { name: 'Red', value: '#c2185b' },
  { name: 'Amber', value: '#ffb300' },
  { name: 'Grey', value: '#6b7280' },
];

const schemeNames: Record<Theme['colorScheme'], string> = { auto: 'Automatic', light: 'Light', dark: 'Dark' };

const options = [
  { key: 'hasBrand', name: 'Logo and name' },
  { key: 'hasNeutralButtons', name: 'Neutral buttons' },
  { key: 'hasIcons', name: 'Row of icons' },
  { key: 'isInline', name: 'Email field first' },
  { key: 'hasLastUsed', name: 'Badge “Last used”' },
  { key: 'hasFriendlyTexts', name: 'Friendlier English' },
] as const;

interface ThemeChooserProps {
  /** The look of the selected configuration, which "Reset" restores. */
  readonly look: Partial<Theme> | undefined;
}

export function ThemeChooser({ look }: ThemeChooserProps) {
  const id = useId();
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  const tag = useSyncExternalStore(language.subscribe, language.get);
  const change = (changes: Partial<Theme>) => theme.set({ ...chosen, ...changes });
  const reset = () => {
    theme.set(replaceLook(defaultTheme, undefined, look));
    language.set('en');
  };
  return (
    <section className="demo-theme">
      <header>
        <h3>Look</h3>
        <button type="button" className="demo-button" onClick={reset}>
          Reset
        </button>
      </header>
      <fieldset>
        <legend>Accent</legend>
        {accents.map(({ name, value }) => (
          <input
            key={name}
            type="radio"
            name="demo-accent"
            aria-label={name}
            title={name}
            checked={chosen.accent === value}
            onChange={() => change({ accent: value })}
            style={{ '--demo-swatch': value ?? 'light-dark(#1d5c4d, #8fd0b8)' } as CSSProperties}
          />
        ))}
        <input
          type="color"
          aria-label="Any other colour"
          title="Any other colour"
          value={chosen.accent ?? '#1d5c4d'}
          onChange={({ target }) => change({ accent: target.value })}
        />
      </fieldset>
      <div className="demo-grid">
        <div>
          <label htmlFor={`${id}ready`}>Theme</label>
          <select
            id={`${id}ready`}
            value={chosen.ready}
            onChange={({ target }) =>
              change({ ready: target.value as ReadyTheme, accent: null, radius: null, font: 'System' })
            }
          >
            {Object.entries(readyThemes).map(([ready, name]) => (
              <option key={ready} value={ready}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}scheme`}>Colour scheme</label>
          <select
            id={`${id}scheme`}
            value={chosen.colorScheme}
            onChange={({ target }) => change({ colorScheme: target.value as Theme['colorScheme'] })}
          >
            {colorSchemes.map((scheme) => (
              <option key={scheme} value={scheme}>
                {schemeNames[scheme]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}font`}>Font</label>
          <select
            id={`${id}font`}
            value={chosen.font}
            onChange={({ target }) => change({ font: target.value as FontName })}
          >
            {Object.keys(fonts).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <LanguageChooser />
        <div>
          <label htmlFor={`${id}radius`}>Corners: {chosen.radius === null ? 'default' : `${chosen.radius} px`}</label>
          <input
            id={`${id}radius`}
            type="range"
            min={0}
            max={24}
            value={chosen.radius ?? DEFAULT_RADIUS}
            onChange={({ target }) => change({ radius: target.valueAsNumber })}
          />
        </div>
      </div>
      <div className="demo-checks">
        {options.map(({ key, name }) => (
          <label key={key}>
            <input type="checkbox" checked={chosen[key]} onChange={({ target }) => change({ [key]: target.checked })} />
            {name}
          </label>
        ))}
      </div>
      {chosen.ready !== 'none' && <SampleCode name="Imports" code={writeImports(chosen)} />}
      <SampleCode name="Component" code={writeComponent(chosen, tag)} />
      <SampleCode name="Style sheet" code={writeStyles(chosen)} />
    </section>
  );
}

function SampleCode({ name, code }: { name: string; code: string | null }) {
  const id = useId();
  if (code === null) return null;
  return (
    <div className="demo-sample">
      <header>
        <label htmlFor={id}>{name}</label>
        <CopyButton text={code} label={`Copy the code: ${name}`} />
      </header>
      <textarea id={id} readOnly spellCheck={false} rows={code.split('\n').length} value={code} />
    </div>
  );
}
