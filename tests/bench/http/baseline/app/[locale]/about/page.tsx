import { getTranslations, setRequestLocale } from 'next-intl/server';

const lines = Array.from({ length: 560 }, (_, index) => index);

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations();
  return (
    <main>
      <h1>{t('title')}</h1>
      {lines.map((line) => (
        <p key={line}>
          {line} {t('line')}
        </p>
      ))}
    </main>
  );
}
