import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '@cucumber/gherkin';
import { IdGenerator, type Pickle } from '@cucumber/messages';
import { parseDocument } from '../corpus/parse-feature.ts';
import { writeFeature } from './run-pickles.ts';

const picklesOf = (text: string): readonly Pickle[] => compile(parseDocument(text), 'a.feature', IdGenerator.uuid());
const toPlainData = ({ name, tags, steps }: Pickle) => ({
  name,
  tags: tags.map((tag) => tag.name),
  steps: steps.map(({ type, text, argument }) => ({
    type,
    text,
    cells: argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)),
    content: argument?.docString?.content,
  })),
});

test('a written feature contains the same scenarios as the original', () => {
  const pickles = picklesOf(String.raw`
@a.b
Feature: F
  Background:
    Given a kettle
  Rule: R
    @isolated
    @00-1
    Scenario Outline: S <n>
      When <n> minutes pass
      Then she reads "<n> # done"
        """
        It says \"\"\"so\"\"\".

          Indented
        """
      And she sees:
        | a \| b | c \\ d |
        |        | e\nf   |
      Examples:
        | n |
        | 3 |
`);
  const written = picklesOf(writeFeature(new Map(pickles.map((pickle) => [pickle.name, pickle]))));
  assert.equal(pickles.length, 1);
  assert.deepEqual(written.map(toPlainData), pickles.map(toPlainData));
});

test('scenarios with the same id are numbered anew', () => {
  const [pickle] = picklesOf('Feature: F\n@07-3\nScenario: S\nGiven a kettle');
  assert.ok(pickle);
  const written = picklesOf(
    writeFeature(
      new Map([
        ['one', pickle],
        ['other', pickle],
      ]),
    ),
  );
  assert.deepEqual(
    written.flatMap(({ tags }) => tags.map(({ name }) => name)),
    ['@00-1', '@00-2'],
  );
});
