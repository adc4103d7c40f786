import './globals.css';

/**
 * Addresses that never reach the language trees: missing files below /_next and the like. No language is known here, so
 * both are shown, the default first.
 */
export default function GlobalNotFound() {
  return (
    <html lang="ar" dir="rtl">
      <body>
        <title>الصفحة غير موجودة | السجل العقاري</title>
        <main className="container-page py-24">
          <h1>الصفحة غير موجودة</h1>
          <p className="mt-4">
            <a className="font-semibold underline" href="/">
              العودة إلى الصفحة الرئيسة
            </a>
          </p>
          <div lang="en" dir="ltr" className="mt-12">
            <h2>Page Not Found</h2>
            <p className="mt-4">
              <a className="font-semibold underline" href="/en">
                Back to the home page
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
