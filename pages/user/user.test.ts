import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ada } from '../../fixtures/user-auth.ts';
import { testButton } from './test-button.ts';
import { openTestedPage } from './tested-page.ts';

const tested = openTestedPage('user.html', 'UserButton');
testButton(tested);

test('<SignedIn> does not keep the input of one user for the next one', async () => {
  const { page, start, button } = tested;
  await start({ isInSignedIn: true });
  const input = page.getByRole('textbox', { name: 'Note' });
  await input.fill('of Ada');
  await page.evaluate((user) => window.userPage.auth.report(user), { ...ada, displayName: 'Ada King' });
  await button('Your account, Ada King').waitFor();
  assert.equal(await input.inputValue(), 'of Ada');
  await page.evaluate((user) => window.userPage.auth.report(user), { ...ada, uid: 'grace', displayName: 'Grace' });
  await button('Your account, Grace').waitFor();
  assert.equal(await input.inputValue(), '');
});
