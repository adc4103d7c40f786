import { InfoIcon } from '@/components/ui/icons';

interface Props {
  text: string;
  discard: string;
  onDiscard: () => void;
}

/** Tells that earlier typing was brought back from this device, and takes it away again on request. */
export function DraftNotice({ text, discard, onDiscard }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-blue-300 bg-blue-50 p-4">
      <InfoIcon className="size-5 shrink-0 text-blue-700" />
      <p role="status" className="flex-1 basis-60">
        {text}
      </p>
      <button type="button" onClick={onDiscard} className="min-h-8 font-semibold link">
        {discard}
      </button>
    </div>
  );
}
