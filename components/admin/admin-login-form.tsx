"use client";

import { LoginForm } from "#components/auth/login/login-form.tsx";

/** Goes on with a full load: the surface that follows has a document of its own. */
export const AdminLoginForm = ({ to }: { to: string }) => (
  <LoginForm admin onDone={() => window.location.assign(to)} />
);
