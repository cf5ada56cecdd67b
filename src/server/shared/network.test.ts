import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findForwardedAddress, findNetwork } from './network.ts';

test('a network is an IPv4 address, or the first half of an IPv6 address in its shortest form', () => {
  const networks = {
    '192.0.2.1': '192.0.2.1',
    '192.0.2.1:4711': '192.0.2.1',
    '::ffff:192.0.2.1': '192.0.2.1',
    '::FFFF:192.0.2.1': '192.0.2.1',
    '::ffff:192.0.2.1%eth0': '192.0.2.1',
    '[::ffff:192.0.2.1]:4711': '192.0.2.1',
    '0:0:0:0:0:ffff:192.0.2.1': '192.0.2.1',
    '::ffff:c000:201': '192.0.2.1',
    '::fffe:c000:201': '0:0:0:0',
    '1::ffff:c000:201': '1:0:0:0',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:2',
    '2001:0DB8:0001:2:3:4:5:6': '2001:db8:1:2',
    '[2001:db8:1:2:3:4:5:6]:4711': '2001:db8:1:2',
    'fe80::1%eth0': 'fe80:0:0:0',
    '2001:db8::1': '2001:db8:0:0',
    '2001:db8:1:2::': '2001:db8:1:2',
    '2001:db8::': '2001:db8:0:0',
    '::1': '0:0:0:0',
    '::': '0:0:0:0',
  };
  for (const [address, network] of Object.entries(networks)) assert.equal(findNetwork(address), network, address);
});

test('anything but an IP address is refused, so that a wrong header cannot switch off the limits', () => {
  for (const wrong of [null, undefined, '', 'unknown', 'a.example', '192.0.2.1, 192.0.2.2', '1:2', '::1]/[::2']) {
    assert.throws(
      () => findNetwork(wrong),
      /^Error: Expected the IP address of the visitor, but received /,
      `${wrong}`,
    );
  }
});

test('the forwarded address is the one that the outermost proxy has appended', () => {
  assert.equal(findForwardedAddress('made up, 192.0.2.1'), '192.0.2.1');
  assert.equal(findForwardedAddress('made up, 192.0.2.1,198.51.100.1', 2), '192.0.2.1');
  assert.equal(findForwardedAddress(['made up', '192.0.2.1']), '192.0.2.1');
  for (const missing of [null, undefined, '', ' ']) assert.equal(findForwardedAddress(missing), null);
  assert.equal(findForwardedAddress('192.0.2.1', 2), null);
});

test('a wrong number of proxies is refused, because callers could then choose their address', () => {
  for (const wrong of [0, -1, 1.5, Number.NaN]) {
    const message = `findForwardedAddress: proxies must be a whole number above 0, but is ${wrong}.`;
    assert.throws(() => findForwardedAddress('made up, 192.0.2.1', wrong), { name: 'RangeError', message });
  }
});
