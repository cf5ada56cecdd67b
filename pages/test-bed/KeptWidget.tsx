import { useEffect, useState } from 'react';
import { currentUser } from '../../src/app/current-user.ts';
import { WidgetHost, type WidgetHostProps } from '../../src/app/WidgetHost.tsx';

/**
 * An app that shows the widget all the time. Mounts it again after a sign-in, so that it reads the new address, but
 * keeps it after a sign-out. Like `App`, tells the rest of the app who is signed in.
 */
export function KeptWidget(props: WidgetHostProps) {
  const { backend } = props;
  const [signIns, setSignIns] = useState(0);
  useEffect(() => {
    const unsubscribe = backend.observeSession((user) => {
      const wasSignedOut = currentUser.get() === null;
      currentUser.report(user);
      if (user && wasSignedOut) setSignIns((count) => count + 1);
    });
    return () => {
      unsubscribe();
      currentUser.report(null);
    };
  }, [backend]);
  return <WidgetHost key={signIns} {...props} />;
}
