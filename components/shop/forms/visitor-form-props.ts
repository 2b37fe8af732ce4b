import type { ReactNode, RefObject } from "react";
import type { ConsentText } from "#components/shop/consent/consent-text.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import type { FieldValue, FieldView, SentFile } from "#lib/shop/domain/content/form-fields.ts";

/** The input of a form: the value of each field, and the accepted consents. */
export interface TypedForm {
  readonly values: readonly FieldValue[];
  readonly accepted: readonly ConsentId[];
}

/** Where a form's data is sent. */
type FormTarget = { readonly kind: "form"; readonly id: number } | { readonly kind: "newsletter" };

/** The upload state of a field's files. */
export interface UploadState {
  readonly running: boolean;
  /** A file could not be uploaded, and was neither retried nor removed. */
  readonly failed: boolean;
}

/** The props that a file field gets from its form. */
export interface FileFieldProps {
  readonly field: FieldView;
  readonly value: FieldValue;
  /** The message to show. */
  readonly error: string | undefined;
  /** How many more files the form accepts. */
  readonly room: number;
  readonly captcha: Captcha | null;
  /** The element where the captcha can render its badge. */
  readonly place: RefObject<HTMLElement | null>;
  /** Whether only pictures are accepted. */
  readonly onlyPictures?: boolean;
  readonly onChange: (value: readonly SentFile[]) => void;
  readonly onState: (state: UploadState) => void;
}

/** Everything that an island needs to show and send a form. */
export interface VisitorFormProps {
  readonly target: FormTarget;
  /** One of the form types (docs/contract.md §5.11), under which its consents are read and logged. */
  readonly type: string;
  readonly fields: readonly FieldView[];
  /** Null if they could not be read. */
  readonly consents: readonly ConsentText[] | null;
  /** Null if the form has none. */
  readonly captcha: Captcha | null;
  /** Hosts to which the goal of the form can lead without asking the visitor (lib/shop/domain/account/goal.ts). */
  readonly hosts: readonly string[];
  readonly mediaHost: string;
  /** Hidden fields for sending the form without JavaScript; if left out, it needs JavaScript (decision 0058). */
  readonly plain?: ReactNode;
  /** Input that was sent without JavaScript and refused: shown with its mistakes. */
  readonly typed?: TypedForm | undefined;
}
