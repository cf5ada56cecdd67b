import { partProps } from './part-props.ts';

interface HeadingsProps {
  /**
   * Prefix of the headings' IDs. The title has the ID `<id>title`, and the heading below the title has the ID
   * `<id>heading`.
   */
  readonly id: string;
  readonly title: string | undefined;
  readonly heading: string | undefined;
}

/**
 * Draws the screen's headings. With `tabIndex={-1}`, a script can focus a heading, but the Tab key skips the heading.
 */
export function Headings({ id, title, heading }: HeadingsProps) {
  return (
    <>
      {title && (
        <h1 {...partProps('title')} id={`${id}title`} tabIndex={-1}>
          {title}
        </h1>
      )}
      {heading && (
        <h2 {...partProps('heading')} id={`${id}heading`} tabIndex={-1}>
          {heading}
        </h2>
      )}
    </>
  );
}
