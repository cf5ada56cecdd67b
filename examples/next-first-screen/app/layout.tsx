import type { ReactNode } from 'react';
import 'doorstep-auth/style.css';

export const metadata = { title: 'Next.js' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
