/** Returns a list to which the types of performance entries are added when the page begins to observe them. */
export function recordEntryTypes(): readonly string[] {
  const types: string[] = [];
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options = {}) {
    types.push(options.type ?? '');
    observe.call(this, options);
  };
  return types;
}
