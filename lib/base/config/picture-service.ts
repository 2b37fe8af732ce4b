/** Parts of the address of a picture that another service makes, as `PICTURE_SERVICE` writes them. */
const PLACES = ["signature", "width", "format", "url", "encoded", "base64"] as const;

const PLACE = /\{([^{}]*)\}/g;

/** Why a template of URLs cannot be used, as a part of a message; null if it can. */
export function faultOfPictureService(template: string): string | null {
  const named = [...template.matchAll(PLACE)].map(([, name = ""]) => name);
  const unknown = named.find((name) => !PLACES.some((place) => place === name));
  if (!/^https?:\/\/[^/{}\s]+\/\S*$/i.test(template) || unknown !== undefined)
    return `use an address with ${PLACES.map((place) => `{${place}}`).join(", ")} in its path, such as http://imgproxy:8080/{signature}/rs:fit:{width}:0/q:75/{base64}.{format}`;
  const isWhole = named.includes("width") && /\{(?:url|encoded|base64)\}/.test(template);
  return isWhole ? null : "name {width}, and the picture as {url}, {encoded} or {base64}";
}

/** The template with its placeholders filled in, except `signature`, which depends on the rest. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<Exclude<(typeof PLACES)[number], "signature">, string>>,
): string =>
  template.replace(
    PLACE,
    (place, name: string) => Object.entries(values).find(([key]) => key === name)?.[1] ?? place,
  );

/** Whether key and salt are set exactly if URLs are signed. */
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
