/**
 * A file that uses the custom element correctly and incorrectly. The type checker of an example must report every
 * incorrect use. Each element is on a line of its own.
 */
export interface TypeCheck {
  /** Arguments of npm that run the type checker of the example. */
  readonly command: readonly string[];
  /** Path of the file in the example. */
  readonly file: string;
  /** Lines above the elements. */
  readonly above: string;
  /** Elements that the type checker must accept. */
  readonly correct: readonly string[];
  /** Elements with one mistake each. */
  readonly wrong: readonly string[];
  /** Lines below the elements. */
  readonly below: string;
}

const declarations = `import type { UiConfig } from 'doorstep-auth/element';
import { firebaseBackend } from 'doorstep-auth/firebase';
import { auth } from './firebase';`;

const values = `const backend = firebaseBackend(auth);
const config: UiConfig = { signInOptions: ['password'] };`;

/** Type checks by the names of the examples. */
export const typeChecks: Readonly<Record<string, TypeCheck>> = {
  vue: {
    command: ['exec', '--', 'vue-tsc'],
    file: 'src/TypeCheck.vue',
    above: `<script setup lang="ts">
import 'doorstep-auth/element/vue';
import 'doorstep-auth/user-element/vue';
${declarations}
${values}
</script>
<template>`,
    correct: [
      '<doorstep-sign-in class="card" site-name="Shop" locale="de" :backend="backend" :config="config" />',
      '<doorstep-sign-in v-if="config" :key="1" layout="inline" provider-buttons="icons" last-used history="none" />',
      '<doorstep-sign-in :config="{ signInOptions: [] }" @doorstep-success="(event) => event.detail.user.email" />',
      '<doorstep-sign-in @doorstep-navigate="(event) => event.detail.url.href" @click="() => {}" />',
      '<doorstep-user-button class="me" :auth="auth" account-url="/account" :items="[]" picture color-scheme="dark" />',
      '<doorstep-user-button :auth="auth" locale="de" @doorstep-navigate="(event) => event.detail.url.href" />',
    ],
    wrong: [
      '<doorstep-sign-in :bakend="backend" />',
      '<doorstep-sign-in :backend="auth" />',
      '<doorstep-sign-in :config="{ signInOption: [] }" />',
      '<doorstep-sign-in site-nam="Shop" />',
      '<doorstep-sign-in layout="row" />',
      '<doorstep-sign-in @doorstep-sucess="() => {}" />',
      '<doorstep-sign-in @doorstep-success="(event) => event.detail.usr" />',
      '<doorstep-user-button :auth="backend" />',
      '<doorstep-user-button :auth="auth" acount-url="/account" />',
      `<doorstep-user-button :auth="auth" :items="[{ lable: 'Orders', href: '/' }]" />`,
      '<doorstep-user-button @doorstep-sign-ot="() => {}" />',
    ],
    below: '</template>',
  },
  svelte: {
    command: ['exec', '--', 'svelte-check', '--output', 'machine'],
    file: 'src/TypeCheck.svelte',
    above: `<script lang="ts">
import 'doorstep-auth/element/svelte';
import 'doorstep-auth/user-element/svelte';
${declarations}
${values}
</script>`,
    correct: [
      '<doorstep-sign-in class="card" site-name="Shop" locale="de" {backend} {config}></doorstep-sign-in>',
      '<doorstep-sign-in layout="inline" provider-buttons="icons" last-used history="none"></doorstep-sign-in>',
      '<doorstep-sign-in config={{ signInOptions: [] }} ondoorstep-success={(event) => event.detail.user.email}></doorstep-sign-in>',
      '<doorstep-sign-in ondoorstep-navigate={(event) => event.detail.url.href} aria-label="Sign in"></doorstep-sign-in>',
      '<doorstep-user-button class="me" {auth} account-url="/account" items={[]} picture color-scheme="dark"></doorstep-user-button>',
      '<doorstep-user-button {auth} locale="de" ondoorstep-navigate={(event) => event.detail.url.href}></doorstep-user-button>',
    ],
    wrong: [
      '<doorstep-sign-in bakend={backend}></doorstep-sign-in>',
      '<doorstep-sign-in backend={auth}></doorstep-sign-in>',
      '<doorstep-sign-in config={{ signInOption: [] }}></doorstep-sign-in>',
      '<doorstep-sign-in site-nam="Shop"></doorstep-sign-in>',
      '<doorstep-sign-in layout="row"></doorstep-sign-in>',
      '<doorstep-sign-in ondoorstep-sucess={() => {}}></doorstep-sign-in>',
      '<doorstep-sign-in ondoorstep-success={(event) => event.detail.usr}></doorstep-sign-in>',
      '<doorstep-user-button auth={backend}></doorstep-user-button>',
      '<doorstep-user-button {auth} acount-url="/account"></doorstep-user-button>',
      "<doorstep-user-button {auth} items={[{ lable: 'Orders', href: '/' }]}></doorstep-user-button>",
      '<doorstep-user-button ondoorstep-sign-ot={() => {}}></doorstep-user-button>',
    ],
    below: '',
  },
  angular: {
    command: ['exec', '--', 'ngc', '-p', 'tsconfig.json', '--noEmit'],
    file: 'src/app/type-check.ts',
    above: `import { Component } from '@angular/core';
${declarations}
import { DoorstepSignIn } from './doorstep-sign-in';
@Component({
  selector: 'app-type-check',
  imports: [DoorstepSignIn],
  template: \``,
    correct: [
      '<doorstep-sign-in class="card" site-name="Shop" [backend]="backend" [config]="config" />',
      '<doorstep-sign-in layout="inline" provider-buttons="icons" last-used history="none" [backend]="backend" [config]="config" />',
      '<doorstep-sign-in [backend]="backend" [config]="{ signInOptions: [] }" (doorstep-success)="read($event.detail.user.email)" />',
    ],
    wrong: [
      '<doorstep-sign-in [bakend]="backend" [backend]="backend" [config]="config" />',
      '<doorstep-sign-in [backend]="auth" [config]="config" />',
      '<doorstep-sign-in [backend]="backend" />',
      '<doorstep-sign-in [backend]="backend" [config]="{ signInOption: [] }" />',
      '<doorstep-sign-in [backend]="backend" [config]="config" (doorstep-success)="read($event.detail.usr)" />',
    ],
    below: `\`,
})
export class TypeCheckComponent {
  readonly auth = auth;
  readonly backend = firebaseBackend(auth);
  readonly config: UiConfig = { signInOptions: ['password'] };
  read(email: string | null): void {
    console.log(email);
  }
}`,
  },
  'vite-react-19': {
    command: ['exec', '--', 'tsc', '-b'],
    file: 'src/TypeCheck.tsx',
    above: `import 'doorstep-auth/element/react';
import 'doorstep-auth/user-element/react';
${declarations.replace("'./firebase'", "'./firebase.ts'")}
${values}
export const elements = [`,
    correct: [
      '<doorstep-sign-in key="1" className="card" site-name="Shop" locale="de" backend={backend} config={config} />,',
      '<doorstep-sign-in layout="inline" provider-buttons="icons" last-used history="none" />,',
      '<doorstep-sign-in config={{ signInOptions: [] }} ondoorstep-success={(event) => event.detail.user.email} />,',
      '<doorstep-sign-in ref={(element) => console.log(element?.config)} onClick={() => {}} />,',
      '<doorstep-user-button auth={auth} account-url="/account" items={[]} picture color-scheme="dark" />,',
      '<doorstep-user-button auth={auth} locale="de" ondoorstep-navigate={(event) => event.detail.url.href} />,',
    ],
    wrong: [
      '<doorstep-sign-in bakend={backend} />,',
      '<doorstep-sign-in backend={auth} />,',
      '<doorstep-sign-in config={{ signInOption: [] }} />,',
      '<doorstep-sign-in layout="row" />,',
      '<doorstep-sign-in ondoorstep-success={(event) => event.detail.usr} />,',
      '<doorstep-user-button auth={backend} />,',
      "<doorstep-user-button auth={auth} items={[{ lable: 'Orders', href: '/' }]} />,",
      '<doorstep-user-button ondoorstep-navigate={(event) => event.detail.uri} />,',
    ],
    below: '];',
  },
};
