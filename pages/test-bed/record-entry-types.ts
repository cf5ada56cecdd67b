/**
 * Records which types of performance entries the page observes with a `PerformanceObserver`. Adds new types to the
 * returned list `types` until `stop` is called.
 */
export function recordEntryTypes() {
  const types: string[] = [];
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options = {}) {
    types.push(options.type ?? '');
    observe.call(this, options);
  };
  return { types, stop: () => void (PerformanceObserver.prototype.observe = observe) };
}
