import { useEffect, useId, useState } from 'react';
import { computeAuthenticatorCode } from './authenticator-code.ts';

/** An authenticator app for whoever has none at hand: it takes the key that the widget shows beside the QR code. */
export function AuthenticatorApp() {
  const [key, setKey] = useState('');
  const [now, setNow] = useState(Date.now);
  const [isLeft, setIsLeft] = useState(false);
  const saidId = useId();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const code = computeAuthenticatorCode(key, now);
  // What is too short yet may be typed still.
  const isWrong = code === null && key.trim() !== '' && (isLeft || !/^[a-z2-7\s]*$/i.test(key));
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
          aria-describedby={saidId}
          onChange={({ target }) => setKey(target.value)}
          onFocus={() => setIsLeft(false)}
          onBlur={() => setIsLeft(true)}
        />
      </label>
      <p id={saidId} className="demo-code">
        {isWrong && 'A key has letters and the digits 2 to 7, 16 of them or more.'}
        {code !== null && (
          <>
            It shows <code>{code}</code>
          </>
        )}
      </p>
    </details>
  );
}
