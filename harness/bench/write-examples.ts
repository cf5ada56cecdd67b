import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Subject } from './subjects.ts';

/** About as many as the largest feature of the widget has scenarios. */
const perFeature = 100;

/**
 * Writes features with so many examples together.
 *
 * @param folder an empty one
 * @param count from 1 on
 */
export async function writeExamples(folder: string, subject: Subject, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const features = Map.groupBy(numbers, (number) => Math.ceil(number / perFeature));
  for (const [at, rows] of features) await writeFile(join(folder, `${at}.feature`), featureOf(at, subject, rows));
}

const featureOf = (at: number, { requirement, sentences }: Subject, rows: readonly number[]): string =>
  [
    `Feature: Part ${at}`,
    '',
    `  @${requirement}`,
    '  Rule: It is told again and again',
    '',
    '    Scenario Outline: Number <number>',
    ...sentences.map((sentence) => `      ${sentence}`),
    '',
    '      Examples:',
    '        | number |',
    ...rows.map((number) => `        | ${number} |`),
    '',
  ].join('\n');
