import { showMessage } from '../../../harness/where/find-messages.ts';
import { gap } from '../../../harness/where/text-search.ts';
import { accountTexts } from '../../../src/widget/messages/account-texts.ts';
import { en } from '../../../src/widget/messages/en.ts';
import { html, table, type Html } from '../html.ts';
import { linkTo, listStepTexts, type RuleSection } from '../specification.ts';

/** Maximum number of links to show for a text. Further links are in a closed `<details>`. */
const visibleLinks = 3;

/** Returns the page that lists the widget's texts. Each text has links to the Rules that quote it. */
export function textsPage(rules: readonly RuleSection[]): Html {
  const quotes = rules.map((rule) => ({ rule, texts: listStepTexts(rule) }));
  const rows = Object.values({ ...en, ...accountTexts })
    .map(showMessage)
    .map((text) => {
      const pattern = toPattern(text);
      const quoting = quotes.filter(({ texts }) => texts.some((each) => pattern.test(each)));
      return [text, linkList(quoting.map(({ rule }) => rule))];
    });
  return html`<p>Every text of the widget, with the rules that quote it. “${gap}” stands for an inserted value.</p>
    ${table('Texts', ['Text', 'Rules'], rows)}`;
}

function linkList(rules: readonly RuleSection[]): Html {
  const items = rules.map((rule) => html`<li><a href="${linkTo(rule)}">${rule.name}</a></li>`);
  const others = items.slice(visibleLinks);
  return html`<ul>
      ${items.slice(0, visibleLinks)}
    </ul>
    ${
      others.length === 0
        ? null
        : html`<details>
            <summary>and ${others.length} more</summary>
            <ul>
              ${others}
            </ul>
          </details>`
    }`;
}

function toPattern(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(gap, '.+');
  return new RegExp(`(?:^|")${escaped}(?:$|")`);
}
