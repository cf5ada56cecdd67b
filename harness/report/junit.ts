import { describeVerdict, isGreen, type Judged } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';

/**
 * Yields a JUnit XML report part by part. A scenario that fails as expected is reported as passed. Its output says why
 * the failure is expected.
 */
export function* reportJUnit(lane: string, run: RunJudgement): Generator<string> {
  const errors = [
    ...run.specErrors.map((text) => formatError('specification', text)),
    ...run.harnessErrors.map((text) => formatError('harness', text)),
  ];
  const failures = run.scenarios.filter((scenario) => !isGreen(scenario)).length + errors.length;
  const suite = formatAttributes({
    name: lane,
    tests: run.scenarios.length + errors.length,
    failures,
    errors: 0,
    skipped: 0,
    time: run.seconds.toFixed(3),
  });
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<testsuites><testsuite${suite}>\n`;
  for (const scenario of run.scenarios) yield `${formatScenario(scenario)}\n`;
  for (const error of errors) yield `${error}\n`;
  yield '</testsuite></testsuites>\n';
}

function formatScenario(scenario: Judged): string {
  const { id, title, requirement, uri, line, seconds, verdict, failure, expectation } = scenario;
  const attributes = formatAttributes({
    classname: requirement ?? '(no requirement)',
    name: `${id} ${title}`,
    file: `${uri}:${line}`,
    time: seconds.toFixed(3),
  });
  if (verdict === 'passed') return `<testcase${attributes}/>`;
  const description = describeVerdict(scenario);
  const text = escape([description, failure?.message].filter(Boolean).join('\n'));
  if (verdict === 'expected') {
    return `<testcase${attributes}><system-out>expected: ${escape(expectation?.because ?? '')}\n${text}</system-out></testcase>`;
  }
  const type = formatAttributes({ type: verdict, message: description });
  return `<testcase${attributes}><failure${type}>${text}</failure></testcase>`;
}

function formatError(kind: 'specification' | 'harness', text: string): string {
  const attributes = formatAttributes({ classname: kind, name: text.split('\n', 1)[0] ?? text, time: 0 });
  const type = formatAttributes({ type: kind, message: text });
  return `<testcase${attributes}><failure${type}>${escape(text)}</failure></testcase>`;
}

const formatAttributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');

/** Escapes markup, and replaces characters that XML cannot contain. */
const escape = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML cannot contain them
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
