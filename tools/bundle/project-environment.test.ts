import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readProjectConfig } from '../../src/adapters/firebase/project-config.ts';
import { exampleEnvironment, projectEnvironment } from './project-environment.ts';

describe('project environment', () => {
  let folder: string;
  let envFile: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'doorstep-env-'));
    envFile = join(folder, '.env');
    await writeFile(envFile, '# of the file\nDOORSTEP_APP_ID="1:1:web:aa"\nDOORSTEP_API_KEY=from-file\nOTHER=1\n');
  });
  after(() => rm(folder, { recursive: true }));

  it('is valid with the values of .env.example, and every variable is required', () => {
    const example = exampleEnvironment();
    assert.notEqual(readProjectConfig(example), null);
    for (const name of Object.keys(example)) {
      assert.equal(readProjectConfig({ ...example, [name]: undefined }), null, `without ${name}`);
    }
  });

  it('prefers a variable in the environment to the same variable in the file', () => {
    assert.deepEqual(projectEnvironment({ DOORSTEP_API_KEY: 'from-environment' }, envFile), {
      DOORSTEP_API_KEY: 'from-environment',
      DOORSTEP_APP_ID: '1:1:web:aa',
    });
  });

  it('treats an empty variable as missing', () => {
    assert.equal(projectEnvironment({ DOORSTEP_API_KEY: '' }, envFile).DOORSTEP_API_KEY, 'from-file');
  });

  it('works without a file and ignores unknown variables', () => {
    const given = { DOORSTEP_APP_ID: '1:1:web:bb', DOORSTEP_BROWSER: '/opt/browser', HOME: '/home/ada' };
    assert.deepEqual(projectEnvironment(given, join(folder, 'none')), { DOORSTEP_APP_ID: '1:1:web:bb' });
  });
});
