import { useEffect, useId, useState } from 'react';
import { shownCode } from './shown-code.ts';

/** An authenticator app for whoever has none at hand: it takes the key that the widget shows beside the QR code. */
export function AuthenticatorApp() {
  const [key, setKey] = useState('');
  const [now, setNow] = useState(Date.now);
  const errorId = useId();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const code = shownCode(key, now);
  const isWrong = code === null && key.trim() !== '';
  return (
    <details className="demo-authenticator">
      <summary>An authenticator app to try</summary>
      <label>
        The key that stands below the QR code
        <input
          value={key}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={({ target }) => setKey(target.value)}
        />
      </label>
      {isWrong && <p id={errorId}>A key has letters and the digits 2 to 7, 16 of them or more.</p>}
      {code !== null && (
        <p className="demo-code">
          It shows <code>{code}</code>
        </p>
      )}
    </details>
  );
}
