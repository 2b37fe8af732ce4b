/** Parts of the address of a picture that another service makes, as `PICTURE_SERVICE` writes them. */
const PLACES = ["signature", "width", "format", "url", "encoded", "base64"] as const;

const PLACE = /\{([^{}]*)\}/g;

/** The words of a message: why a template of addresses cannot be used; null where it can. */
export function faultOfPictureService(template: string): string | null {
  const named = [...template.matchAll(PLACE)].map(([, name = ""]) => name);
  const unknown = named.find((name) => !PLACES.some((place) => place === name));
  if (!/^https?:\/\/[^/{}\s]+\/\S*$/i.test(template) || unknown !== undefined)
    return `use an address with ${PLACES.map((place) => `{${place}}`).join(", ")} in its path, such as http://imgproxy:8080/{signature}/rs:fit:{width}:0/q:75/{base64}.{format}`;
  const isWhole = named.includes("width") && /\{(?:url|encoded|base64)\}/.test(template);
  return isWhole ? null : "name {width}, and the picture as {url}, {encoded} or {base64}";
}

/** The template with its places filled in; `signature` is left as it is, because it depends on what follows it. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<Exclude<(typeof PLACES)[number], "signature">, string>>,
): string =>
  template.replace(
    PLACE,
    (place, name: string) => Object.entries(values).find(([key]) => key === name)?.[1] ?? place,
  );

/** Whether key and salt are there where addresses are signed, and only there. */
export function isSignedAsNamed(env: {
  readonly PICTURE_SERVICE?: string;
  readonly PICTURE_SERVICE_KEY?: string;
  readonly PICTURE_SERVICE_SALT?: string;
}): boolean {
  const isSigned = env.PICTURE_SERVICE?.includes("{signature}") ?? false;
  return [env.PICTURE_SERVICE_KEY, env.PICTURE_SERVICE_SALT].every(
    (value) => (value !== undefined) === isSigned,
  );
}
