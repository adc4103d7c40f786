/**
 * Facts of a page for search engines (JSON-LD). A data block, not a script: the policy of the page does not concern it.
 * `<` is written as an escape, so that no text can end the block.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; React would escape quotes instead.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
