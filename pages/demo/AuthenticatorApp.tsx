import { useEffect, useId, useState } from 'react';
import { computeAuthenticatorCode } from './authenticator-code.ts';
import { CodeToEnter } from './CodeToEnter.tsx';

export function AuthenticatorApp() {
  const [key, setKey] = useState('');
  const [now, setNow] = useState(Date.now);
  const [isBlurred, setIsBlurred] = useState(false);
  const outputId = useId();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const code = computeAuthenticatorCode(key, now);
  // Mark the field as invalid at once if a character is wrong. Accept a key that is too short until the visitor leaves
  // the field.
  const isInvalid = code === null && key.trim() !== '' && (isBlurred || !/^[a-z2-7\s]*$/i.test(key));
  return (
    <details className="demo-authenticator">
      <summary>Try an authenticator app</summary>
      <label>
        Key below the QR code
        <input
          value={key}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isInvalid}
          aria-describedby={outputId}
          onChange={({ target }) => setKey(target.value)}
          onFocus={() => setIsBlurred(false)}
          onBlur={() => setIsBlurred(true)}
        />
      </label>
      <p id={outputId}>{isInvalid && 'A key has letters and the digits 2 to 7, 16 of them or more.'}</p>
      {code !== null && <CodeToEnter code={code} />}
    </details>
  );
}
