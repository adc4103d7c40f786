import { siteUrl } from '@/lib/site/routing/metadata';
import { printedCode } from '@/lib/site/views/printed-code';

/**
 * The page's own address for a camera, at the head of a printed page (ADR 0052); the letterhead has it in letters. In the page
 * itself, since browsers do not wait for pictures that a print alone shows. While nobody has named the site there is none.
 */
export function PrintedCode({ path }: { path: string }) {
  const site = siteUrl();
  const code = site === null ? null : printedCode(`${site}${path}`);
  if (code === null) return null;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${code.size} ${code.size}`} className="printed-code">
      <path d={code.path} stroke="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
