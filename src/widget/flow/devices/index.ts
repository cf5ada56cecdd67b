// Chunk with the screens that show the devices on which an account is signed in.
import { untilSignedOut, withAccountTexts } from '../account/index.ts';
import { device as deviceScreen } from './device.ts';
import { devices as devicesScreen } from './devices.ts';

export const device = withAccountTexts(untilSignedOut(deviceScreen));
export const devices = withAccountTexts(untilSignedOut(devicesScreen));
