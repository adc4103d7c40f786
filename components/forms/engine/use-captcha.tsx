'use client';

import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { captchaAction } from '@/lib/forms/envelope';
import type { ExecuteCaptcha } from './captcha';

const Captcha = lazy(() => import('./captcha'));

/** The library never reports a blocked script: after this long the form is sent without a token. */
const DEADLINE_MS = 3_000;

interface CaptchaHandle {
  /** To be rendered in the form. */
  element: ReactNode;
  /** Begins to load the script; called on the first focus. */
  wake: () => void;
  /** A token for this sending; undefined where no key is set or none came in time. */
  token: () => Promise<string | undefined>;
}

/** reCAPTCHA v3 where a site key is configured; nothing at all otherwise. */
export function useCaptcha(siteKey: string | undefined, form: string, language: string): CaptchaHandle {
  const [awake, setAwake] = useState(false);
  const [ready] = useState(() => deferred<ExecuteCaptcha>());
  const loading = useRef(false);

  const wake = () => {
    if (!siteKey || loading.current) return;
    loading.current = true;
    setAwake(true);
  };
  const token = async () => {
    if (!siteKey) return undefined;
    wake();
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, DEADLINE_MS));
    const made = ready.promise.then((execute) => execute(captchaAction(form))).catch(() => undefined);
    return Promise.race([made, late]);
  };
  const element =
    awake && siteKey ? (
      <Suspense>
        <Captcha siteKey={siteKey} language={language} onReady={ready.resolve} />
      </Suspense>
    ) : null;
  return { element, wake, token };
}

/** What Promise.withResolvers does, which browsers of before 2024 lack. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
