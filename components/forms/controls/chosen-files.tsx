import { useEffect, useState } from 'react';
import { CloseIcon, DocumentIcon } from '@/components/ui/icons';
import type { FormTexts } from '../engine/texts';

export interface ChosenFilesProps {
  /** The control that holds the files. */
  input: HTMLInputElement;
  /** Whether a file that is chosen later joins those before it, or takes their place. */
  several: boolean;
  texts: Pick<FormTexts, 'removeFile' | 'chosenFiles'>;
  /** Why a file would be refused, in words. */
  faultOf: (file: File, at: number) => string | undefined;
}

const KIBIBYTE = 1024;

/** "240 kilobytes", «1.5 ميغابايت»; upwards, so that nothing has no size. */
function sizeOf(bytes: number): string {
  const large = bytes >= KIBIBYTE ** 2;
  const amount = bytes / (large ? KIBIBYTE ** 2 : KIBIBYTE);
  return new Intl.NumberFormat(`${document.documentElement.lang}-u-nu-latn`, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    unitDisplay: 'long',
    maximumFractionDigits: large ? 1 : 0,
    roundingMode: 'ceil',
  } as Intl.NumberFormatOptions).format(amount);
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The files that a control holds, which only a transfer may change. */
function useFiles(input: HTMLInputElement, several: boolean) {
  const [files, setFiles] = useState(() => [...(input.files ?? [])]);
  const put = (next: File[]) => {
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    input.files = transfer.files;
    setFiles(next);
  };
  useEffect(() => {
    const add = () => {
      const added = [...(input.files ?? [])];
      const before = files.filter((file) => !added.some((other) => isSame(file, other)));
      put(several ? [...before, ...added] : added);
    };
    // The form is emptied after those who listen have heard of it.
    const empty = () => setFiles([]);
    const { form } = input;
    input.addEventListener('change', add);
    form?.addEventListener('reset', empty);
    return () => {
      input.removeEventListener('change', add);
      form?.removeEventListener('reset', empty);
    };
  });
  return { files, remove: (file: File) => put(files.filter((other) => other !== file)) };
}

/** What is chosen, with its size, each with a button that takes it back. */
export function ChosenFiles({ input, several, texts, faultOf }: ChosenFilesProps) {
  const { files, remove } = useFiles(input, several);
  const faults = new Map(files.map((file, at) => [file, faultOf(file, at)]));
  return (
    <>
      {files.length > 0 && (
        <ul className="rows mt-3">
          {files.map((file) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex items-center gap-3 py-1"
            >
              <DocumentIcon className="size-5 shrink-0 text-brown-600" />
              <span className="min-w-0 grow break-words">
                <bdi>{file.name}</bdi> <span className="text-sm text-stone-600">({sizeOf(file.size)})</span>
                {faults.get(file) && (
                  <strong className="block text-sm font-semibold text-red-700">{faults.get(file)}</strong>
                )}
              </span>
              <button
                type="button"
                className="inline-flex min-h-11 shrink-0 items-center gap-1 px-2 font-semibold link"
                onClick={() => {
                  remove(file);
                  // The button is gone.
                  input.focus();
                }}
              >
                <CloseIcon className="size-4" />
                {texts.removeFile}
                <span className="sr-only"> {file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {[`${texts.chosenFiles} ${files.length}`, ...new Set(faults.values())].filter(Boolean).join('. ')}
      </span>
    </>
  );
}
