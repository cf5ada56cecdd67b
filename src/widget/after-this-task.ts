/**
 * Calls a function after the current task. Uses a `MessageChannel` instead of a timer, because tests stop the page's
 * timers.
 */
export function afterThisTask(callback: () => void): void {
  // `MessageChannel` is undefined in some test environments.
  if (typeof MessageChannel === 'undefined') return void setTimeout(callback);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(null);
}
