'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Ltr } from '@/components/ui/ltr';
import { ENVELOPE } from '@/lib/forms/envelope';
import { FILE_ACCEPT, seenFault } from '@/lib/forms/validators/files';
import { useFormState } from '../engine/form-context';
import type { ChosenFilesProps } from './chosen-files';
import type { ControlProps } from './field';
import { Field } from './field';

/**
 * Attachments. Not registered with the form library: a browser lets nobody but the visitor set a file control, and what
 * is chosen is read when the form is sent. Files of an earlier try are listed with a box each, ticked: to keep.
 */
export function FileField({ name }: { name: string }) {
  return (
    <Field name={name}>
      {(control) => (
        <>
          <FileControl name={name} control={control} />
          <KeptFiles />
        </>
      )}
    </Field>
  );
}

/**
 * The browser's control, whose words are those of its own language: it lies unseen over ours, so that a click, the
 * keyboard and a dropped file reach it. Without JavaScript it shows what is chosen; with it, a list says so that is loaded
 * after the page.
 */
function FileControl({ name, control }: { name: string; control: ControlProps }) {
  const { fields, texts } = useFormState();
  const { max = 1, maxBytes = Number.POSITIVE_INFINITY } = fields[name]?.files ?? {};
  const faultOf = (file: File, at: number) => {
    const code = at < max ? seenFault(file, maxBytes) : 'too_many_files';
    return code && texts.fields[name]?.errors[code];
  };
  const input = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<ComponentType<ChosenFilesProps> | null>();
  useEffect(() => {
    import('./chosen-files').then(
      ({ ChosenFiles }) => setList(() => ChosenFiles),
      // Then the browser's own words have to do.
      () => setList(null),
    );
  }, []);
  return (
    <>
      <div className="file-box">
        <label htmlFor={control.id} className={buttonClass('secondary', 'cursor-pointer')}>
          {max > 1 ? texts.chooseFiles : texts.chooseFile}
        </label>
        <input
          {...control}
          ref={input}
          name={name}
          type="file"
          accept={FILE_ACCEPT}
          multiple={max > 1}
          className={List === null ? 'w-full' : undefined}
        />
      </div>
      {List && input.current && (
        <List input={input.current} several={max > 1} texts={texts} faultOf={faultOf} />
      )}
    </>
  );
}

function KeptFiles() {
  const { files, texts } = useFormState();
  if (files.length === 0) return null;
  return (
    <fieldset className="mt-2">
      <legend className="text-sm text-stone-600">{texts.attached}</legend>
      {files.map(({ id, name }) => (
        <label key={id} className="flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            name={ENVELOPE.keptFiles}
            value={id}
            defaultChecked
            className="tick size-6"
          />
          <Ltr>{name}</Ltr>
        </label>
      ))}
    </fieldset>
  );
}
