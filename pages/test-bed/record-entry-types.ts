/** Records the types of performance entries that the page observes. The list `types` grows until `stop` is called. */
export function recordEntryTypes() {
  const types: string[] = [];
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options = {}) {
    types.push(options.type ?? '');
    observe.call(this, options);
  };
  return { types, stop: () => void (PerformanceObserver.prototype.observe = observe) };
}
