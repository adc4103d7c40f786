import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { unparted } from '@/lib/i18n/unparted';
import { safeLink } from '@/lib/site/routing/safe-link';

/**
 * Markdown of a post as elements. It is never turned into an HTML string: raw HTML in the text is shown as the text that
 * it is, an image as its alternative text, and a link only where its target is safe.
 */
export function Markdown({ text }: { text: string }) {
  return <div className="prose-registry text-lg">{blocks(lexer(text))}</div>;
}

/** Tokens have no identity; a text that never changes in place may be counted through. */
const list = (tokens: readonly Token[], render: (token: MarkedToken) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text never change their order.
  tokens.map((token, index) => <Fragment key={index}>{render(token as MarkedToken)}</Fragment>);

const blocks = (tokens: readonly Token[] = []) => list(tokens, block);
const inlines = (tokens: readonly Token[] = []) => list(tokens, inline);

function block(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return <Heading token={token} />;
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>;
    case 'list':
      return <List token={token} />;
    case 'blockquote':
      return (
        <blockquote className="border-s-4 border-brown-300 ps-5 text-stone-700">
          {blocks(token.tokens)}
        </blockquote>
      );
    case 'table':
      return <MarkdownTable token={token} />;
    case 'code':
      return (
        <pre dir="ltr" className="overflow-x-auto rounded-lg bg-stone-100 p-4 text-base">
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr className="border-stone-200" />;
    case 'html':
      return <p>{token.raw}</p>;
    case 'space':
    case 'def':
      return null;
    default:
      return inline(token);
  }
}

/** The page's own heading is the first level: a text's headings begin at the second. */
function Heading({ token }: { token: Tokens.Heading }) {
  const children = inlines(token.tokens);
  if (token.depth <= 2) return <h2>{children}</h2>;
  return token.depth === 3 ? <h3>{children}</h3> : <h4>{children}</h4>;
}

function List({ token }: { token: Tokens.List }) {
  const items = list(token.items, (item) => <li>{blocks((item as Tokens.ListItem).tokens)}</li>);
  if (!token.ordered) return <ul>{items}</ul>;
  return <ol start={typeof token.start === 'number' ? token.start : undefined}>{items}</ol>;
}

function MarkdownTable({ token }: { token: Tokens.Table }) {
  const cells = (row: readonly Tokens.TableCell[], Cell: 'th' | 'td') =>
    row.map(({ tokens }, index) => (
      <Cell
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
        key={index}
        scope={Cell === 'th' ? 'col' : undefined}
        className="border border-stone-200 p-3 text-start"
      >
        {inlines(tokens)}
      </Cell>
    ));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-base">
        <thead className="bg-brown-50">
          <tr>{cells(token.header, 'th')}</tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text never change their order.
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlines(token.tokens)}</strong>;
    case 'em':
      return <em className="not-italic font-semibold">{inlines(token.tokens)}</em>;
    case 'del':
      return <del>{inlines(token.tokens)}</del>;
    case 'br':
      return <br />;
    case 'codespan':
      return (
        <code dir="ltr" className="rounded bg-stone-100 px-1.5">
          {token.text}
        </code>
      );
    case 'link':
      return <MarkdownLink token={token} />;
    case 'image':
      return token.text;
    case 'text':
      return 'tokens' in token && token.tokens ? inlines(token.tokens) : unparted(token.text);
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

function MarkdownLink({ token }: { token: Tokens.Link }) {
  const target = safeLink(token.href);
  const children = inlines(token.tokens);
  if (target === null) return children;
  return (
    <a href={target.href} rel={target.outside ? 'noreferrer' : undefined}>
      {children}
    </a>
  );
}
