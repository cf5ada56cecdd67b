import { useId, useSyncExternalStore } from 'react';
import { languageTags } from '../../fixtures/load-language.ts';
import { language } from './look.ts';

/** The languages to choose from. `name` is the name in English, followed by the name in the language itself. */
const languages = languageTags.map((tag) => ({ tag, name: nameLanguage(tag) }));

export function LanguageChooser() {
  const id = useId();
  const selected = useSyncExternalStore(language.subscribe, language.get);
  return (
    <div>
      <label htmlFor={id}>Language</label>
      <select id={id} value={selected} onChange={({ target }) => language.set(target.value)}>
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function nameLanguage(tag: string): string {
  if (tag === 'en-XA') return 'Pseudo-language (longer, with accents)';
  const nameIn = (inLanguage: string) => new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
  const [name, ownName] = [nameIn('en'), nameIn(tag)];
  return name === ownName ? name : `${name} – ${ownName}`;
}
