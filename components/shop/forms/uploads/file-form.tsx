"use client";

import { VisitorForm } from "#components/shop/forms/visitor-form.tsx";
import type { VisitorFormProps } from "#components/shop/forms/visitor-form-props.ts";
import { FileField } from "./file-field.tsx";

/** A form that takes files. */
export const FileForm = (props: VisitorFormProps) => (
  <VisitorForm {...props} FileField={FileField} />
);
