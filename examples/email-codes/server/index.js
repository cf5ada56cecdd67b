import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { createServer } from 'node:http';
import { createEmailCodes } from './email-codes.js';
import { BodyTooLargeError, readJson } from './read-json.js';
import { sendMail } from './send-mail.js';
import { findSender } from './sender.js';
import { Store } from './store.js';

const secret = process.env.EMAIL_CODE_SECRET; // such as the output of `openssl rand -hex 32`
if (!secret) throw new Error('EMAIL_CODE_SECRET is missing');

const { sendEmailCode, checkEmailCode } = createEmailCodes({
  auth: getAuth(initializeApp()),
  sendMail,
  secret,
  store: new Store(),
  tenants: [
    { tenantId: null, isSignUpOpen: true }, // The project itself: delete this line if all visitors belong to tenants.
    { tenantId: 'acme-1a2b3', isSignUpOpen: true, domains: ['acme.example'] },
  ],
});

const handlers = { '/api/send-code': sendEmailCode, '/api/check-code': checkEmailCode };

createServer(async (request, response) => {
  const handle = handlers[request.url];
  const isJson = request.headers['content-type'] === 'application/json'; // A form of another site cannot send this.
  if (!handle || request.method !== 'POST' || !isJson) return response.writeHead(404).end();
  try {
    const { sender, cookie } = findSender(request);
    const answer = await handle(await readJson(request), sender);
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'set-cookie': cookie };
    response.writeHead(200, headers).end(JSON.stringify(answer));
  } catch (error) {
    if (error instanceof BodyTooLargeError) return response.writeHead(413, { connection: 'close' }).end();
    console.error(error);
    response.writeHead(500).end();
  }
}).listen(3002, 'localhost');
