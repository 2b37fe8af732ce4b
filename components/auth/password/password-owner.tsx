/** Tells password managers whose password a form is about; nobody sees it, and it is not among what is sent. */
export function PasswordOwner({ email }: { email: string }) {
  // Of `type="hidden"` they take no notice.
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
