import { authStore, hasSessionHint, loginRequest } from "#stores/auth/auth-store.ts";
import { loadUser } from "./load-user.ts";

/**
 * Opens the login dialog for a guest. Resolves to true once a customer is logged in, to false when the dialog is
 * closed. `reason` is shown in the dialog, in the language of the page; `email` was typed already.
 */
export async function askToLogIn(
  request: { reason?: string; email?: string } = {},
): Promise<boolean> {
  if (authStore.getState().status === "in" && hasSessionHint()) return true;
  if (hasSessionHint() && (await loadUser()) !== null) return true;
  loginRequest.getState().current?.finish(false);
  return new Promise((resolve) => {
    loginRequest.setState({
      current: {
        ...request,
        finish: (loggedIn) => {
          loginRequest.setState({ current: null });
          resolve(loggedIn);
        },
      },
    });
  });
}
