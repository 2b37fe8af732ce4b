import { authStore, hasSessionHint, loginRequest } from "#stores/auth/auth-store.ts";
import { loadUser } from "./use-user.ts";

/**
 * Opens the login over the page where nobody is logged in; true once somebody is, false when the dialog was closed.
 * `reason` is a finished text: why it is asked.
 */
export async function askToLogIn({ reason }: { reason?: string } = {}): Promise<boolean> {
  if (authStore.getState().status === "in" && hasSessionHint()) return true;
  if (hasSessionHint() && (await loadUser()) !== null) return true;
  loginRequest.getState().asked?.settle(false);
  return new Promise((resolve) => {
    loginRequest.setState({
      asked: {
        reason,
        settle: (loggedIn) => {
          loginRequest.setState({ asked: null });
          resolve(loggedIn);
        },
      },
    });
  });
}
