'use client';

import { useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';

export type ExecuteCaptcha = (action: string) => Promise<string>;

interface Props {
  siteKey: string;
  language: string;
  onReady: (execute: ExecuteCaptcha) => void;
}

function Ready({ onReady }: Pick<Props, 'onReady'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha);
  }, [executeRecaptcha, onReady]);
  return null;
}

/** Loads the captcha's script; a chunk of its own, fetched on the first focus of a form and only where keys are set. */
export default function Captcha({ siteKey, language, onReady }: Props) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} language={language} scriptProps={{ async: true }}>
      <Ready onReady={onReady} />
    </GoogleReCaptchaProvider>
  );
}
