import { html, type Html } from '../html.ts';
import { page } from '../layout.ts';
import { figure, splitName, type Picture } from '../pictures.ts';

/** A picture of every screen in each of its states. */
export function screensPage(pictures: readonly Picture[]): Html {
  const screens = [...Map.groupBy(pictures, ({ screen }) => screen)];
  const sections = screens.map(
    ([screen, states]) =>
      html`<section aria-labelledby="${screen}">
        <h2 id="${screen}">${splitName(screen)}</h2>
        <div class="pictures">${states.map(figure)}</div>
      </section> `,
  );
  return page(
    'screens.html',
    'Screens',
    html`<p>${screens.length} screens of the widget and pages of the app in ${pictures.length} states, on a phone.</p>
      ${sections}`,
  );
}
