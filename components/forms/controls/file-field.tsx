'use client';

import { Ltr } from '@/components/ui/ltr';
import { ENVELOPE } from '@/lib/forms/envelope';
import { FILE_ACCEPT } from '@/lib/forms/validators/files';
import { useFormState } from '../engine/form-context';
import { box } from './box';
import { Field } from './field';

/**
 * Attachments. Not registered with the form library: a browser lets nobody but the visitor set a file control, and what
 * is chosen is read when the form is sent. Files of an earlier try are listed with a box each, ticked: to keep.
 */
export function FileField({ name }: { name: string }) {
  const { fields, files, texts } = useFormState();
  return (
    <Field name={name}>
      {(control) => (
        <>
          <input
            {...control}
            name={name}
            type="file"
            accept={FILE_ACCEPT}
            multiple={(fields[name]?.files?.max ?? 1) > 1}
            className={`${box} file:me-4 file:rounded file:border-0 file:bg-brown-100 file:px-3 file:py-1.5 file:font-semibold file:text-brown-900`}
          />
          {files.length > 0 && (
            <fieldset className="mt-2">
              <legend className="text-sm text-stone-600">{texts.attached}</legend>
              {files.map(({ id, name: fileName }) => (
                <label key={id} className="flex min-h-8 items-center gap-2">
                  <input
                    type="checkbox"
                    name={ENVELOPE.keptFiles}
                    value={id}
                    defaultChecked
                    className="size-6 accent-brown-700"
                  />
                  <Ltr>{fileName}</Ltr>
                </label>
              ))}
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}
