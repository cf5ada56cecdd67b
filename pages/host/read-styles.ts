/** Properties of SVG shapes that change what the visitor sees. */
const shapeProperties = /^(?:fill|stroke|d|r|cx|cy|opacity|display|visibility|transform|rotate|scale|translate)/;

/**
 * Returns every computed style of the widget's elements and their pseudo-elements, such as `p.doorstep-text { color:
 * red }`. Stops all animations at their start.
 */
export function readStyles(): readonly string[] {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
  // List the properties once: for every element, the browser lists the same properties, except custom properties. Leave
  // out custom properties and most properties of SVG shapes, because they change nothing that the visitor sees.
  const properties = [...getComputedStyle(document.documentElement)].filter((property) => !property.startsWith('--'));
  const ofShapes = properties.filter((property) => shapeProperties.test(property));
  const elements = document.querySelectorAll('.doorstep, .doorstep *:not(.doorstep-verification > div > * *)');
  return [...elements].flatMap((element) => {
    const compared = element.matches('svg *') ? ofShapes : properties;
    return [null, '::before', '::after'].flatMap((pseudo) => readStyle(element, pseudo, compared));
  });
}

function readStyle(element: Element, pseudo: string | null, properties: readonly string[]): readonly string[] {
  const name = `${element.localName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
  const style = getComputedStyle(element, pseudo);
  const isHidden = pseudo !== null && ['none', 'normal'].includes(style.content);
  const compared = isHidden ? ['content'] : properties;
  return compared.map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
}
