/** Loads a script of another host, once. The page's policy allows it by its host. */
export function addScript(source: string): void {
  const script = document.createElement("script");
  script.src = source;
  script.async = true;
  document.head.append(script);
}
