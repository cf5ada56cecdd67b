import type { ReactElement } from 'react';

export const person = 'M12 4a4 4 0 0 0 0 8 4 4 0 0 0 0-8M4 20.5c1-4.2 3.8-6 8-6s7 1.8 8 6';
export const arrowOutOfDoor = 'M10 4H5v16h5M10 12h10M16 8l4 4-4 4';

/** An outline. Its colour is that of the text around it. */
export const Drawing = ({ path }: { readonly path: string }): ReactElement => (
  <svg className="doorstep-user-drawing" viewBox="0 0 24 24">
    <path d={path} />
  </svg>
);
