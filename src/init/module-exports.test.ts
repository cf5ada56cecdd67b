import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportsName } from './module-exports.ts';

for (const code of [
  'export const Login = () => null;',
  'export function Login() {}',
  'export async function Login() {}',
  'export abstract class Login {}',
  'export const { Login } = create();',
  'export { Login };',
  'export{A,Login}',
  "export { default as Login } from './a';",
])
  test(`Login is exported by: ${code}`, () => assert.equal(exportsName(code, 'Login'), true));

for (const code of [
  'export default function Login() {}',
  'export default Login;',
  'export { Login as default };',
  'export { type Login };',
  'export type { Login };',
  'export type Login = string;',
  'export const LoginForm = 1;',
  'const Login = 1;',
  "export * from './Login';",
  'export const a = 1; const b = { Login };',
])
  test(`Login is not exported by: ${code}`, () => assert.equal(exportsName(code, 'Login'), false));
