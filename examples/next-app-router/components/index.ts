export { SignIn } from 'doorstep-auth/react';
export { Account } from './Account';
export { Login } from './Login';
