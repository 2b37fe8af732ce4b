/**
 * Every page carries this in its data, in place of Next's own, which is 1.2 kB. Nobody sees it: missing pages are drawn by
 * the shell (docs/decisions/0009-a-missing-page-is-drawn-and-marked.md).
 */
export default function NotFound() {
  return <h1 className="wrap py-16 text-h1">404</h1>;
}
