import { describe } from './describe-verdict.ts';
import { isGreen, type Judged } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';

/** A judged run as JUnit XML, in pieces. A failure that is expected is a pass there, which says so in its output. */
export function* reportJUnit(lane: string, run: RunJudgement): Generator<string> {
  const faults = [
    ...run.specFaults.map((text) => fault('specification', text)),
    ...run.harnessFaults.map((text) => fault('harness', text)),
  ];
  const failures = run.scenarios.filter((scenario) => !isGreen(scenario)).length + faults.length;
  const suite = attributes({
    name: lane,
    tests: run.scenarios.length + faults.length,
    failures,
    errors: 0,
    skipped: 0,
    time: run.seconds.toFixed(3),
  });
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<testsuites><testsuite${suite}>\n`;
  for (const scenario of run.scenarios) yield `${testcase(scenario)}\n`;
  for (const each of faults) yield `${each}\n`;
  yield '</testsuite></testsuites>\n';
}

function testcase(scenario: Judged): string {
  const { id, requirement, uri, line, seconds, verdict, failure, expectation } = scenario;
  const head = attributes({
    classname: requirement ?? '(no requirement)',
    name: id,
    file: `${uri}:${line}`,
    time: seconds.toFixed(3),
  });
  if (verdict === 'passed') return `<testcase${head}/>`;
  const text = escape([describe(scenario), failure?.message].filter(Boolean).join('\n'));
  if (verdict === 'expected') {
    return `<testcase${head}><system-out>expected: ${escape(expectation?.because ?? '')}\n${text}</system-out></testcase>`;
  }
  return `<testcase${head}><failure${attributes({ type: verdict, message: describe(scenario) })}>${text}</failure></testcase>`;
}

function fault(kind: 'specification' | 'harness', text: string): string {
  const head = attributes({ classname: kind, name: text.split('\n', 1)[0] ?? text, time: 0 });
  return `<testcase${head}><failure${attributes({ type: kind, message: text })}>${escape(text)}</failure></testcase>`;
}

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');

/** Characters that XML gives a meaning, and those that it cannot hold. */
const escape = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what this is about
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
