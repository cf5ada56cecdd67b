import type { Device, IconPath } from '../../config/ui-config.ts';
import type { Choice } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { accountText } from '../account/account-text.ts';
import { formatDay } from '../account/format-day.ts';
import { laptop, phone } from '../account/icons.ts';

/** Returns a button for each device. The keys are `device-0`, `device-1` and so on. */
export const listDeviceChoices = (devices: readonly Device[]): Readonly<Record<string, Choice<Phrase>>> =>
  Object.fromEntries(devices.map((device, index) => [`device-${index}`, createChoice(device)]));

/** Returns the browser and the system, such as "Firefox · Windows". */
export function nameDevice({ browser, system }: Device): Phrase {
  const names = [browser, system].filter(Boolean);
  return names.length > 0 ? names.join(' · ') : accountText('unknownDevice');
}

/** Returns the paragraphs about a device: whether it is the device in use, and its dates. */
export const describeDevice = ({ startedAt, usedAt, isCurrent }: Device): readonly Phrase[] => [
  ...(isCurrent ? [accountText('thisDevice')] : []),
  accountText('passkeyAddedOn', { date: formatDay(startedAt) }),
  accountText('passkeyUsedOn', { date: formatDay(usedAt) }),
];

function createChoice(device: Device): Choice<Phrase> {
  const { system, usedAt, isCurrent } = device;
  const label = nameDevice(device);
  const badge = isCurrent ? accountText('thisDevice') : accountText('passkeyUsedOn', { date: formatDay(usedAt) });
  return { label, shortLabel: label, icon: '', color: '', iconPaths: findIcon(system), badge };
}

const findIcon = (system: string | null): readonly IconPath[] =>
  system === 'iPhone' || system === 'Android' ? phone : laptop;
