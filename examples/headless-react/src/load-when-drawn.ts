import { createElement, useEffect, useState, type ComponentType } from 'react';

/**
 * Returns a component that is loaded when it is first drawn, and draws nothing until then. React's `lazy` would show it up
 * to 300 ms later, to keep its fallback from flickering.
 */
export function loadWhenDrawn<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return function Loaded(props: Props) {
    const [component, setComponent] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isMounted = true;
      // If the file cannot be loaded, `reportError` shows the error in the console.
      load().then((module) => isMounted && setComponent(() => module.default), reportError);
      return () => {
        isMounted = false;
      };
    }, []);
    return component && createElement(component, props);
  };
}
