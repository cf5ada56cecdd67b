import { useId, useState } from 'react';
import { languageTags } from '../../fixtures/load-language.ts';
import { readSelectedLanguage, selectLanguage } from './shown-language.ts';

/** Name of each language in English, followed by the name in the language itself. */
const languages = languageTags.map((tag) => ({ tag, name: nameLanguage(tag) }));

export function LanguageChooser() {
  const id = useId();
  const [selected, setSelected] = useState(readSelectedLanguage);
  const select = (tag: string) => {
    setSelected(tag);
    selectLanguage(tag);
  };
  return (
    <section>
      <h3>
        <label htmlFor={id}>Language</label>
      </h3>
      <select id={id} className="demo-select" value={selected} onChange={({ target }) => select(target.value)}>
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
    </section>
  );
}

function nameLanguage(tag: string): string {
  if (tag === 'en-XA') return 'Pseudo-language (longer, with accents)';
  const nameIn = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
  const [name, ownName] = [nameIn('en'), nameIn(tag)];
  return name === ownName ? name : `${name} – ${ownName}`;
}
