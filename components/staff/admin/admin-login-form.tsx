"use client";

import { LoginForm } from "#components/shop/auth/login/login-form.tsx";

/** Continues with a full load, because the next surface has its own document. */
export const AdminLoginForm = ({ to }: { to: string }) => (
  <LoginForm admin onDone={() => window.location.assign(to)} />
);
