/** Draws the screen's headings. `tabIndex={-1}` makes them focusable by script, but not by the Tab key. */
export function Headings({ title, heading }: { title: string | undefined; heading: string | undefined }) {
  return (
    <>
      {title && (
        <h1 className="doorstep-title" tabIndex={-1}>
          {title}
        </h1>
      )}
      {heading && (
        <h2 className="doorstep-heading" tabIndex={-1}>
          {heading}
        </h2>
      )}
    </>
  );
}
