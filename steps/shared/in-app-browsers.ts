const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A.240505.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36';

/** User agents of browsers inside other apps. The keys are the names of these browsers in the features. */
export const inAppBrowsers: Readonly<Record<string, string>> = {
  'Instagram on an iPhone': `${iPhone} Mobile/15E148 Instagram 335.1.8.26.85 (iPhone14,5; iOS 17_5; en_US; en; scale=3.00)`,
  'Instagram on Android': `${android} Instagram 334.0.0.42.95 Android (34/14; 420dpi; Google; Pixel 8; en_US)`,
  'Facebook on an iPhone': `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.38.108;FBDV/iPhone14,5;FBSV/17.5]`,
  'Facebook on Android': `${android} [FB_IAB/FB4A;FBAV/467.0.0.54.81;]`,
  'LINE on an iPhone': `${iPhone} Mobile/15E148 Safari Line/14.9.0`,
  'LINE on Android': `${android} Line/14.9.0/IAB`,
  "Google's app on an iPhone": `${iPhone} GSA/318.0.637885398 Mobile/15E148 Safari/604.1`,
  "Google's app on Android": `${android} GSA/15.20.36.28.arm64`,
};
