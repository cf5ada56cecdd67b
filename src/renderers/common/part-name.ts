/** Parts of the widget that an app can style (docs/theming.md). */
export type PartName =
  | 'card'
  | 'title'
  | 'heading'
  | 'text'
  | 'field'
  | 'label'
  | 'input'
  | 'error'
  | 'primary'
  | 'secondary'
  | 'link'
  | 'choices'
  | 'choice'
  | 'notice'
  | 'footer'
  | 'brand'
  | 'logo';
