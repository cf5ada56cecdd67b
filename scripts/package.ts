/** `npm run package`: builds the npm package into `out/package`, packs it as a tarball in `out`, and checks it. */
import { readProcessArguments } from '../tools/command-line.ts';
import { toProjectPath } from '../tools/project.ts';
import { buildPackage } from '../tools/package/build-package.ts';
import { checkPackage } from './package/check-package.ts';

const command = {
  usage: 'npm run package',
  about: 'Builds the npm package doorstep-auth into out/package/, packs it as a tarball in out/, and checks it.',
};

if (readProcessArguments(command)) {
  const start = performance.now();
  const built = await buildPackage();
  const { folder, tarball, entries } = built;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built ${toProjectPath(folder)}/ in ${seconds} s, with the entries ${entries.join(', ')}.`);
  console.log(`Packed ${toProjectPath(tarball)}. To try it in an app: npm install ${tarball}`);
  const problems = await checkPackage(built, (text) => process.stdout.write(text));
  for (const problem of problems) console.error(`\n${problem}`);
  if (problems.length > 0) {
    console.error('\nDo not publish this package: see the problems above. You can still try it in an app.');
    process.exitCode = 1;
  }
}
