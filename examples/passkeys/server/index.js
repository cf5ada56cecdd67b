import { createMemoryStore, createPasskeys, toNodeHandler } from 'doorstep-auth/passkey-server';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { createServer } from 'node:http';

const { handle } = createPasskeys({
  auth: getAuth(initializeApp()),
  site: process.env.PASSKEY_SITE ?? 'localhost',
  origins: [process.env.PASSKEY_ORIGIN ?? 'http://localhost:5173'],
  name: 'My app',
  secret: process.env.PASSKEY_SECRET, // such as the output of `openssl rand -hex 32`
  store: createMemoryStore(), // in production, a database
});

createServer(toNodeHandler(handle)).listen(3001, 'localhost');
