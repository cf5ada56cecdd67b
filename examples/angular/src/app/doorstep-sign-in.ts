import { Directive, effect, ElementRef, inject, input } from '@angular/core';
import 'doorstep-auth/element';
import type { AuthBackend, DoorstepSignInElement, UiConfig } from 'doorstep-auth/element';

@Directive({ selector: 'doorstep-sign-in' })
export class DoorstepSignIn {
  readonly backend = input.required<AuthBackend>();
  readonly config = input.required<UiConfig>();

  constructor() {
    const { nativeElement } = inject<ElementRef<DoorstepSignInElement>>(ElementRef);
    effect(() => {
      nativeElement.backend = this.backend();
      nativeElement.config = this.config();
    });
  }
}
