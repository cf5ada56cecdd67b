import { partProps } from './part-props.ts';
/** Draws the screen's headings. `tabIndex={-1}` makes them focusable by script, but not by the Tab key. */
export function Headings({ title, heading }: { title: string | undefined; heading: string | undefined }) {
  return (
    <>
      {title && (
        <h1 {...partProps('title')} tabIndex={-1}>
          {title}
        </h1>
      )}
      {heading && (
        <h2 {...partProps('heading')} tabIndex={-1}>
          {heading}
        </h2>
      )}
    </>
  );
}
