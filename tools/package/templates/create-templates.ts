import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import {
  defaultOptions,
  placeholderConfig,
  templateNames,
  type Template,
  type Templates,
} from '../../../src/init/templates.ts';
import { inProject } from '../../project.ts';
import { toAppFile, withoutTestCode } from './app-file.ts';
import { stripTypes, stripTypesOfComponent } from './strip-types.ts';
import { templatesWithoutOptions, templateSources, type TemplateSource } from './template-sources.ts';

/**
 * Makes the templates of `doorstep-auth init` from the files of `examples/`.
 *
 * @throws Error if an example lacks a text that its template replaces
 */
export function createTemplates(): Templates {
  const entries = templateNames.map((name) => {
    const source = templateSources[name];
    const template = createTemplate(source);
    const { file } = source;
    if (!templatesWithoutOptions.has(name)) requireOnce(template.ts, defaultOptions, file);
    if (name === 'firebase' || name === 'html') requireOnce(template.ts, placeholderConfig, file);
    return [name, template] as const;
  });
  return Object.fromEntries(entries) as unknown as Templates;
}

/**
 * Makes one template.
 *
 * @throws Error if the example does not have each text to replace exactly once
 */
export function createTemplate({
  file,
  onEmulator = false,
  isAlwaysTypeScript = false,
  changes = {},
}: TemplateSource): Template {
  const text = readFileSync(inProject('examples', file), 'utf8');
  const ts = Object.entries(changes).reduce(
    (changed, [from, to]) => {
      requireOnce(changed, from, file);
      return changed.replace(from, () => to);
    },
    (onEmulator ? withoutTestCode : toAppFile)(text),
  );
  return { ts, js: isAlwaysTypeScript ? ts : toJavaScript(extname(file), ts) };
}

function toJavaScript(extension: string, text: string): string {
  if (['.ts', '.tsx'].includes(extension)) return stripTypes(text);
  return ['.vue', '.svelte'].includes(extension) ? stripTypesOfComponent(text) : text;
}

function requireOnce(text: string, part: string, file: string): void {
  const count = text.split(part).length - 1;
  if (count === 1) return;
  throw new Error(
    `examples/${file}: expected the text ${JSON.stringify(part)} once, because doorstep-auth init replaces it ` +
      `(tools/package/templates/template-sources.ts), but found it ${count} times`,
  );
}
