/** Starts recording the types of performance entries that the page observes. The returned list grows over time. */
export function recordEntryTypes(): readonly string[] {
  const types: string[] = [];
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options = {}) {
    types.push(options.type ?? '');
    observe.call(this, options);
  };
  return types;
}
