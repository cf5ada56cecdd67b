/** Additions to every page of the site. The pages can be read without this script. */
addCopyButtons();
showCurrentPage();
closeContentsAfterClick();
markCurrentHeading();

function addCopyButtons(): void {
  // Browsers offer the clipboard only to pages from https, localhost or a local file.
  if (!('clipboard' in navigator)) return;
  for (const block of document.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    const status = document.createElement('span');
    status.className = 'visually-hidden';
    status.role = 'status';
    button.addEventListener('click', async () => {
      const isCopied = await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '').then(
        () => true,
        () => false,
      );
      button.textContent = isCopied ? 'Copied' : 'Not copied';
      status.textContent = isCopied ? 'Code copied' : 'The browser did not copy the code';
      setTimeout(() => {
        button.textContent = 'Copy';
        status.textContent = '';
      }, 2000);
    });
    block.append(button, status);
  }
}

/** Scrolls the navigation to the link of the current page. On a phone, this happens when the navigation opens. */
function showCurrentPage(): void {
  const navigation = document.querySelector<HTMLElement>('#site-navigation');
  const link = navigation?.querySelector<HTMLElement>('[aria-current]');
  if (!navigation || !link) return;
  const scroll = () => {
    const distance = link.getBoundingClientRect().top - navigation.getBoundingClientRect().top;
    if (distance > navigation.clientHeight / 2) navigation.scrollTop += distance - navigation.clientHeight / 2;
  };
  scroll();
  navigation.addEventListener('toggle', scroll);
}

/**
 * Closes the table of contents after a click on one of its links. On a phone, the table would otherwise cover the page.
 */
function closeContentsAfterClick(): void {
  const contents = document.querySelector<HTMLElement>('#site-contents');
  contents?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && contents.matches(':popover-open')) contents.hidePopover();
  });
}

/** In the table of contents, marks the link to the section that is at the top of the window. */
function markCurrentHeading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#site-contents a')];
  const headings = links.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []);
  if (headings.length === 0) return;
  const mark = () => {
    const passed = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < innerHeight / 4);
    const current = links[Math.max(passed, 0)];
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -75% 0px' });
  for (const heading of headings) observer.observe(heading);
}
