"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useTransition } from "react";
import { SelectField } from "@/components/ui/field";

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props {
  action: string;
  /** The rest of the query, kept as it is. */
  kept: readonly (readonly [string, string])[];
  sort: {
    readonly label: string;
    readonly value: string;
    readonly usual: string;
    readonly options: readonly Option[];
  };
  limit: {
    readonly label: string;
    readonly value: string;
    readonly usual: string;
    readonly options: readonly Option[];
  };
  /** The button of the form where no script runs. */
  children: ReactNode;
}

/** Sort and page size: a GET form that goes by itself when something is chosen. Starts again at the first page. */
export function ListControls({ action, kept, sort, limit, children }: Props) {
  const router = useRouter();
  const [going, start] = useTransition();

  const go = (form: HTMLFormElement) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      const usual = name === "sort" ? sort.usual : name === "limit" ? limit.usual : null;
      if (typeof value === "string" && value !== usual) query.append(name, value);
    }
    const search = query.toString().replace(/%2C/g, ",");
    start(() => router.push(`${action}${search && `?${search}`}`, { scroll: false }));
  };

  return (
    <form
      method="get"
      action={action}
      aria-busy={going || undefined}
      className="flex w-full items-end gap-3 sm:w-auto"
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget);
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(
        [
          ["sort", sort],
          ["limit", limit],
        ] as const
      ).map(([name, field]) => (
        <SelectField
          key={`${name}-${field.value}`}
          name={name}
          label={field.label}
          defaultValue={field.value}
          onChange={(event) => event.currentTarget.form && go(event.currentTarget.form)}
          frameClassName={name === "sort" ? "grow sm:min-w-56" : "w-28 shrink-0"}
        >
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ))}
      {children}
    </form>
  );
}
