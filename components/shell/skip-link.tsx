/** First stop of the keyboard: past the menus to the page's content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-2 focus:z-50 focus:rounded-lg focus:bg-white focus:px-4 focus:py-2 focus:font-semibold focus:text-brown-900 focus:shadow-raised"
    >
      {label}
    </a>
  );
}
