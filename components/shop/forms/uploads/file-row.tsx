import { useId } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { FieldError } from "#components/kit/ui/form/field-frame.tsx";

interface Action {
  readonly label: string;
  /** With the file's name, for assistive technology. */
  readonly name: string;
  readonly act: () => void;
}

interface Props {
  readonly name: string;
  readonly note?: string;
  readonly progress?: { readonly share: number; readonly label: string };
  readonly problem?: string;
  readonly actions: readonly Action[];
}

/** A file of the list: its name, its progress and its actions. Its height does not change during the upload. */
export function FileRow({ name, note, progress, problem, actions }: Props) {
  const id = useId();
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-2">
      <div className="min-w-0 grow basis-40">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {progress ? (
          <progress
            aria-label={progress.label}
            max={1}
            value={progress.share}
            className="mt-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line accent-(--brand-fill) [&::-moz-progress-bar]:bg-brand-fill [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand-fill"
          />
        ) : null}
        {note ? <p className="text-small text-muted">{note}</p> : null}
        <FieldError id={id}>{problem}</FieldError>
      </div>
      <div className="flex gap-2">
        {actions.map(({ label, name: full, act }) => (
          <Button
            key={label}
            variant="quiet"
            size="sm"
            aria-label={full}
            aria-describedby={problem ? id : undefined}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}
