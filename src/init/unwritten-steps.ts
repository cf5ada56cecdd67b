import type { Step } from './frameworks.ts';
import type { Result } from './write-plan.ts';

/** Returns the steps that the developer must take before the files that failed or were left out can be written. */
export function unwrittenSteps(results: readonly Result[]): readonly Step[] {
  const failed = results.filter(([, { kind }]) => kind === 'failed').map(([{ path }]) => path);
  const texts = [
    ...(failed.length === 0
      ? []
      : [`Correct what the list above says of ${failed.join(', ')}, and run this command again.`]),
    ...results.flatMap((result) => describeSamePage(result) ?? describeMissingExport(result) ?? []),
  ];
  return texts.map((text) => ({ text }));
}

function describeSamePage([{ path, samePage }]: Result): string | null {
  if (samePage === null) return null;
  return `Show the widget in ${samePage}, which already has the address of ${path}, or delete it and run this command again.`;
}

function describeMissingExport([{ path }, outcome]: Result): string | null {
  if (outcome.kind !== 'blocked' || outcome.missingExport === null) return null;
  const { path: module, name } = outcome.missingExport;
  return `Export ${name} from ${module}, which ${path} has to import, or name another folder with --out. Then run this command again.`;
}
