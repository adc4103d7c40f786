import { ReadMark } from './read-mark';

/** A part of a page: its fragment and its heading. */
export interface PagePart {
  id: string;
  title: string;
}

interface Props {
  parts: readonly PagePart[];
  /** How the place that it stands in lays it out: the list, and each link. */
  className: string;
  linkClassName: string;
}

/** The parts of a page, in its order, each a link to it; the one that is read is marked. */
export function ContentsList({ parts, className, linkClassName }: Props) {
  return (
    <>
      <ul data-contents="" className={className}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`border-transparent link-soft hover:border-blue-300 ${linkClassName}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <ReadMark />
    </>
  );
}
