/**
 * An error message that needs no catalogue, no provider and no other component (docs/screens.md §2.2). A plain link,
 * because the router may have failed. In its own file, because every page downloads it twice, here and for the root.
 */
export const LastResortError = () => (
  <div style={{ padding: "4rem 1rem", textAlign: "center" }}>
    <h1>An error occurred while showing the error page</h1>
    <p>
      <a href="/">Back to homepage</a>
    </p>
  </div>
);
