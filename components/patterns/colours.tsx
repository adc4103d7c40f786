import { Ltr } from '@/components/ui/ltr';

/** Written out: the style sheet has the classes that stand in a source, and no others. */
const families = {
  brown:
    'bg-brown-50 bg-brown-100 bg-brown-200 bg-brown-300 bg-brown-400 bg-brown-500 bg-brown-600 bg-brown-700 bg-brown-800 bg-brown-900',
  blue: 'bg-blue-50 bg-blue-100 bg-blue-300 bg-blue-600 bg-blue-700 bg-blue-800',
  green: 'bg-green-50 bg-green-100 bg-green-300 bg-green-600 bg-green-700 bg-green-800',
  amber: 'bg-amber-50 bg-amber-100 bg-amber-300 bg-amber-700 bg-amber-800',
  red: 'bg-red-50 bg-red-100 bg-red-300 bg-red-700 bg-red-800',
  stone:
    'bg-white bg-stone-25 bg-stone-50 bg-stone-100 bg-stone-200 bg-stone-300 bg-stone-400 bg-stone-500 bg-stone-600 bg-stone-700 bg-stone-800 bg-stone-900',
} as const;

/** The scale in the mode that holds now. */
export function Colours() {
  return (
    <div className="space-y-5">
      {Object.entries(families).map(([family, classes]) => (
        <ul key={family} className="flex flex-wrap gap-y-3">
          {classes.split(' ').map((name) => (
            <li key={name} className="w-20 text-sm text-stone-700">
              <span aria-hidden="true" className={`block h-12 border border-stone-300 ${name}`} />
              <Ltr>{name.slice('bg-'.length)}</Ltr>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

const sizes = {
  h1: 'text-3xl font-bold text-brown-900 md:text-4xl',
  h2: 'text-2xl font-bold text-brown-900 md:text-3xl',
  h3: 'text-xl font-medium text-brown-900',
  lead: 'text-lg text-stone-700',
  text: 'max-w-prose',
  small: 'text-sm text-stone-600',
} as const;

/** The scale of type. The words are those of the page that explains most. */
export function Type({ words }: { words: string }) {
  return (
    <dl className="rows">
      {Object.entries(sizes).map(([name, className]) => (
        <div key={name} className="grid gap-1 py-3 sm:grid-cols-[6rem_1fr] sm:items-baseline">
          <dt className="text-sm text-stone-600">
            <Ltr>{name}</Ltr>
          </dt>
          <dd className={className}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
