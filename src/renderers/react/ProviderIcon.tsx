import type { ReactNode } from 'react';

/** Our own drawings, by provider id, in a square of 24. */
const drawings: Readonly<Record<string, ReactNode>> = {
  password: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="M3.5 7.5L12 13.5l8.5-6" />
    </>
  ),
  anonymous: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c1-4.200 3.800-6 8-6s7 1.800 8 6" />
    </>
  ),
};

/** A provider's picture: ours where we have one, else the URL's. It says nothing that the label does not. */
export function ProviderIcon({ icon }: { icon: string }) {
  if (!Object.hasOwn(drawings, icon)) return <img className="doorstep-icon" src={icon} alt="" />;
  return (
    <svg className="doorstep-icon" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[icon]}
    </svg>
  );
}
