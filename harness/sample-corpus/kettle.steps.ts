import { Given, Then } from '@cucumber/cucumber';
import { HarnessError } from '../../driver/harness-error.ts';

Given('a kettle', () => {});
Then('it boils', () => {});
Then('it boils after {int} minutes', (minutes: number) => {
  if (minutes > 4) throw new Error(`expected it to boil within 4 minutes, saw ${minutes}`);
});
Then('it is silent', () => {
  throw new Error('expected a whistle, heard nothing');
});
Then('it pours', () => {});
Then(/^it pours$/, () => {});
Then('it pours later', () => 'pending');
Then('it pours elsewhere', () => 'skipped');
Then('there is no stove', () => {
  throw new HarnessError('the stove is gone');
});
Then('this is unused', () => {});
