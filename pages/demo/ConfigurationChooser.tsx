import { useId } from 'react';
import type { DemoConfiguration } from './configurations.ts';

interface ConfigurationChooserProps {
  readonly configurations: readonly DemoConfiguration[];
  readonly selected: DemoConfiguration;
  readonly onSelect: (configuration: DemoConfiguration) => void;
}

export function ConfigurationChooser({ configurations, selected, onSelect }: ConfigurationChooserProps) {
  const id = useId();
  const select = (selectedId: string) => {
    const configuration = configurations.find((candidate) => candidate.id === selectedId);
    if (configuration) onSelect(configuration);
  };
  return (
    <section>
      <h3>
        <label htmlFor={id}>Configuration</label>
      </h3>
      <select id={id} value={selected.id} onChange={({ target }) => select(target.value)}>
        {configurations.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ul>
        {selected.suggestions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
