import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { ignoreNavigation } from '../browser/ignore-navigation.ts';
import { createClient, WebdriverError, type SendCommand } from './webdriver.ts';
import { WebKitPage, type Fault } from './webkit-page.ts';

/**
 * Creates a page without a browser. `answerUrl` answers the WebDriver command `/url`, and `answer` answers all other
 * commands.
 */
function createPage(answer: SendCommand, answerUrl = async () => 'http://127.0.0.1/next') {
  const faults: Fault[] = [];
  const send: SendCommand = async (method, path, parameters) =>
    path === '/url' ? answerUrl() : answer(method, path, parameters);
  const reportFault = (fault: Fault): void => void faults.push(fault);
  const options = { send, handle: '1', baseUrl: 'http://127.0.0.1/', size: { width: 1024, height: 768 }, reportFault };
  return { page: new WebKitPage(options), faults };
}

const answerWith =
  (answer: object): SendCommand =>
  async () => ({
    value: null,
    error: null,
    faults: [],
    url: 'http://127.0.0.1/',
    ...answer,
  });

for (const [json, expected] of [
  ['{"a":[1,null]}', { a: [1, null] }],
  ['null', null],
  [null, undefined],
] as const) {
  test(`the answer ${json} is the value ${JSON.stringify(expected)}`, async () => {
    const { page } = createPage(answerWith({ value: json }));
    assert.deepEqual(await page.evaluate('1'), expected);
  });
}

test('an error in the page rejects, and its faults are reported', async () => {
  const fault = { kind: 'error', text: 'Keys are missing' };
  const { page, faults } = createPage(answerWith({ error: 'Error: oops', faults: [fault] }));
  await assert.rejects(page.evaluate('1'), /Error: oops/);
  assert.deepEqual(faults, [fault]);
});

test('a call that a navigation interrupts is recognized as such', async () => {
  const { page } = createPage(async () => {
    throw new WebdriverError('javascript error', 'Callback was not called before the unload event.');
  });
  assert.equal(await page.evaluate('1').catch(ignoreNavigation), false);
});

test('other errors are not taken for a navigation', async () => {
  const { page } = createPage(async () => {
    throw new WebdriverError('no such window', '');
  });
  await assert.rejects(page.evaluate('1').catch(ignoreNavigation), /no such window/);
});

test('the URL of the last call is returned at once, and is then read again for the next time', async () => {
  const { page } = createPage(answerWith({}));
  await page.evaluate('1');
  assert.equal(page.url(), 'http://127.0.0.1/');
  await new Promise(setImmediate);
  assert.equal(page.url(), 'http://127.0.0.1/next');
});

test('the URL is read by one command at a time, however often it is requested', async () => {
  const answer = Promise.withResolvers<string>();
  let commands = 0;
  const { page } = createPage(answerWith({}), () => {
    commands += 1;
    return answer.promise;
  });
  for (let reading = 0; reading < 100; reading += 1) page.url();
  assert.equal(commands, 1);
  answer.resolve('http://127.0.0.1/next');
  await new Promise(setImmediate);
  page.url();
  assert.equal(commands, 2);
});

test('the client sends commands, and throws the errors of the server', async () => {
  const server = createServer((request, response) => {
    const isKnown = request.method === 'POST' && request.url === '/session';
    const value = isKnown ? { sessionId: 'a' } : { error: 'unknown command', message: 'no such path' };
    response.writeHead(isKnown ? 200 : 404).end(JSON.stringify({ value }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => server.close());
  const call = createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  assert.deepEqual(await call('POST', '/session', {}), { sessionId: 'a' });
  await assert.rejects(call('GET', '/none'), ({ code, message }: WebdriverError) => {
    assert.equal(code, 'unknown command');
    return message === 'unknown command: no such path';
  });
});
