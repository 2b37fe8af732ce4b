import { expect, it } from "vitest";
import { parseSettings } from "#lib/base/config/settings.ts";
import { addressAtService, pictureServiceOf } from "./address-at-service.ts";

const PICTURE = { src: "https://media.example/a%20b/c.jpg", width: 640, format: "avif" } as const;
const HERE = "http://imgproxy.example.com/{signature}";

it.each([
  // The example of imgproxy's documentation, and a case of its own tests.
  [
    "736563726574",
    "68656C6C6F",
    "/rs:fill:300:400:0/g:sm/aHR0cDovL2V4YW1w/bGUuY29tL2ltYWdl/cy9jdXJpb3NpdHku/anBn.png",
    "oKfUtW34Dvo2BGQehJFR4Nr0_rIjOtdtzJ3QFsUcXH8",
  ],
  ["746573742d6b6579", "746573742d73616c74", "asd", "dtLwhdnPPiu_epMl1LrzheLpvHas-4mwvY6L3Z8WwlY"],
])("signs with %s and %s as imgproxy does", (key, salt, path, signature) => {
  expect(addressAtService({ template: HERE + path, key, salt }, PICTURE)).toBe(
    `http://imgproxy.example.com/${signature}${path}`,
  );
});

it.each([
  [
    "https://shop.example/cdn-cgi/image/width={width},format={format}/{url}",
    "https://shop.example/cdn-cgi/image/width=640,format=avif/https://media.example/a%20b/c.jpg",
  ],
  [
    "https://cdn.example/make?w={width}&url={encoded}",
    "https://cdn.example/make?w=640&url=https%3A%2F%2Fmedia.example%2Fa%2520b%2Fc.jpg",
  ],
  [
    "http://imgproxy:8080/insecure/rs:fit:{width}:0/{base64}.{format}",
    "http://imgproxy:8080/insecure/rs:fit:640:0/aHR0cHM6Ly9tZWRpYS5leGFtcGxlL2ElMjBiL2MuanBn.avif",
  ],
])("%s becomes %s", (template, address) => {
  expect(addressAtService({ template }, PICTURE)).toBe(address);
});

it("the picture cannot write a place of the template", () => {
  const src = "https://media.example/%7Bwidth%7D{signature}$&.jpg";
  const address = addressAtService({ template: "http://i/{width}/{url}" }, { ...PICTURE, src });
  expect(address).toBe(`http://i/640/${src}`);
});

it("the settings name a service with key and salt, or none", () => {
  const template = `${HERE}/{width}/{base64}`;
  const service = pictureServiceOf(
    parseSettings({
      PICTURE_SERVICE: template,
      PICTURE_SERVICE_KEY: "736563726574",
      PICTURE_SERVICE_SALT: "68656C6C6F",
    }),
  );
  expect(service).toEqual({ template, key: "736563726574", salt: "68656C6C6F" });
  expect(pictureServiceOf(parseSettings({}))).toBeUndefined();
});

it.each([
  ["imgproxy/{width}/{url}", "use an address with {signature}"],
  ["http://imgproxy/{with}/{url}", "use an address with {signature}"],
  ["http://{url}/{width}", "use an address with {signature}"],
  ["http://imgproxy/{width}", "name {width}, and the picture"],
  ["http://imgproxy/{url}", "name {width}, and the picture"],
  ["http://imgproxy/{signature}/{width}/{url}", "set PICTURE_SERVICE_KEY"],
])("%s is refused: %s", (template, fault) => {
  expect(() => parseSettings({ PICTURE_SERVICE: template })).toThrow(fault);
});

it("a key without a signed address is refused, and one that is not hexadecimal", () => {
  const read = (more: Record<string, string>) => () =>
    parseSettings({ PICTURE_SERVICE: "http://imgproxy/{width}/{url}", ...more });
  expect(read({ PICTURE_SERVICE_KEY: "00" })).toThrow("and only there");
  expect(read({ PICTURE_SERVICE_KEY: "secret" })).toThrow("hexadecimal");
});
