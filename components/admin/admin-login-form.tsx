"use client";

import { LoginForm } from "@/components/account/login-form";

/** Goes on with a full load: the surface that follows has a document of its own. */
export const AdminLoginForm = ({ to }: { to: string }) => (
  <LoginForm admin onDone={() => window.location.assign(to)} />
);
