import { createEmailCodeHandler, createMemoryStore, toNodeHandler } from 'doorstep-auth/email-code-server';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { createServer } from 'node:http';
import { sendMail } from './send-mail.js';

const handle = createEmailCodeHandler({
  auth: getAuth(initializeApp()),
  secret: process.env.EMAIL_CODE_SECRET, // such as the output of `openssl rand -hex 32`
  store: createMemoryStore(),
  siteName: 'My app',
  sendMail,
});

createServer(toNodeHandler(handle)).listen(3002, 'localhost');
