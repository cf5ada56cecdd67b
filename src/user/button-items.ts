import type { ReactNode } from 'react';
import type { Item } from './item.ts';

/** An item of the app in the panel of `<UserButton>`. Its icon is for example `<OrdersIcon />`. */
export type UserButtonItem = Item<ReactNode>;
