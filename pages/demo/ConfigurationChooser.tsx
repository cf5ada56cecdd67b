import { useId } from 'react';
import type { Configuration } from './configurations.ts';
import { configurations } from './configurations.ts';

interface ConfigurationChooserProps {
  readonly chosen: Configuration;
  readonly onChoose: (configuration: Configuration) => void;
}

/** Chooses how the widget is configured, and says what to try with that. */
export function ConfigurationChooser({ chosen, onChoose }: ConfigurationChooserProps) {
  const id = useId();
  const choose = (chosenId: string) => {
    const configuration = configurations.find((candidate) => candidate.id === chosenId);
    if (configuration) onChoose(configuration);
  };
  return (
    <section>
      <h3>
        <label htmlFor={id}>Configuration</label>
      </h3>
      <select id={id} className="demo-select" value={chosen.id} onChange={({ target }) => choose(target.value)}>
        {configurations.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ul>
        {chosen.tries.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
