import type { Action } from '../../description.ts';

export const primary = (label: string): Action => ({ role: 'primary', label });
export const secondary = (label: string): Action => ({ role: 'secondary', label });
export const link = (label: string): Action => ({ role: 'link', label });
