import type { ReactNode, RefObject } from "react";
import type { ConsentText } from "#components/consent/consent-text.ts";
import type { ConsentId } from "#lib/api/schemas/user.ts";
import type { FieldValue, FieldView, SentFile } from "#lib/domain/content/form-fields.ts";
import type { Captcha } from "#lib/validation/captcha.ts";

/** What a form holds: the value of each field, and the accepted consents. */
export interface TypedForm {
  readonly values: readonly FieldValue[];
  readonly accepted: readonly ConsentId[];
}

/** Where a form's data are sent. */
type FormTarget = { readonly kind: "form"; readonly id: number } | { readonly kind: "newsletter" };

/** How far the files of a field are. */
export interface UploadState {
  readonly running: boolean;
  /** A file could not be sent, and was neither tried again nor removed. */
  readonly failed: boolean;
}

/** What a field of files gets from its form. */
export interface FileFieldProps {
  readonly field: FieldView;
  readonly value: FieldValue;
  /** The message to show. */
  readonly error: string | undefined;
  /** Files that the form may still take. */
  readonly room: number;
  readonly captcha: Captcha | null;
  /** The element where the captcha may render its badge. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onChange: (value: readonly SentFile[]) => void;
  readonly onState: (state: UploadState) => void;
}

/** Everything that an island needs to show and send a form. */
export interface VisitorFormProps {
  readonly target: FormTarget;
  /** One of the form types (docs/contract.md §5.11), under which its consents are read and logged. */
  readonly type: string;
  readonly fields: readonly FieldView[];
  /** Null where they could not be read. */
  readonly consents: readonly ConsentText[] | null;
  /** Null where the form has none. */
  readonly captcha: Captcha | null;
  /** Where the goal of the form may lead without asking the visitor (lib/domain/account/goal.ts). */
  readonly hosts: readonly string[];
  readonly mediaHost: string;
  /** What the form holds besides its fields where it is sent without a script; without it, it needs one (decision 0058). */
  readonly plain?: ReactNode;
  /** What was sent without a script and refused: it is shown with its mistakes. */
  readonly typed?: TypedForm | undefined;
}
