/** The screen's headings. They can be given the focus, by the program only. */
export function Title({ title, heading }: { title: string | undefined; heading: string | undefined }) {
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
