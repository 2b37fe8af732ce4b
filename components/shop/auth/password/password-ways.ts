import type { ComponentType, ReactNode } from "react";
import type { Result } from "#lib/shop/api/errors.ts";

/** How a new password is requested and set: customers and staff have their own calls, buttons and logins. */
export interface PasswordWays {
  readonly askFor: (email: string) => Promise<Result<unknown>>;
  readonly set: (token: string, password: string) => Promise<Result<unknown>>;
  readonly Submit: ComponentType<{ loading: boolean; children: ReactNode }>;
  /** Shown with the form, and once the e-mail is sent. */
  readonly toLogin?: ReactNode;
  /** Shown once the password is set. */
  readonly logIn?: ReactNode;
}
