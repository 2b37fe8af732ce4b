import type { Branch } from "./shipping.ts";

/** A position, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Only the name of a branch is always known. */
type Nameable = Pick<Branch, "name"> & Partial<Branch>;

interface Address {
  readonly zipCode: string;
  readonly city: string;
}

/**
 * Branches, nearest first: by distance if the shopper's position is known, otherwise by the address: the same postal
 * code, the same city, then postal codes with the same beginning. Equally near ones keep the backend's order.
 */
export function nearestBranches<T extends Nameable>(
  branches: readonly T[],
  address: Address,
  place: Place | null,
): T[] {
  const far = branches.map((branch) => (place ? distanceTo(place, branch) : rank(branch, address)));
  return branches
    .map((branch, at) => ({ branch, far: far[at] ?? 0 }))
    .sort((one, other) => one.far - other.far)
    .map(({ branch }) => branch);
}

/** Kilometres on a sphere; branches without a position come last. */
export function distanceTo(from: Place, { latitude = null, longitude = null }: Nameable): number {
  if (latitude === null || longitude === null) return Number.MAX_VALUE;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(latitude - from.latitude), radians(longitude - from.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(latitude)) * Math.sin(east / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Small is near. */
function rank({ name, city = "", zipCode = "" }: Nameable, address: Address): number {
  const [ownZip, ownCity] = [plain(address.zipCode), plain(address.city)];
  const zip = plain(zipCode);
  if (ownZip !== "" && zip === ownZip) return 0;
  // A branch without fields of its own often has its city in its name.
  if (
    ownCity !== "" &&
    (plain(city) === ownCity || (city === "" && plain(name).startsWith(ownCity)))
  )
    return 1;
  return 20 - alike(ownZip, zip);
}

/** How many of the first characters are the same. */
function alike(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length, 10) && one[count] === other[count]) count += 1;
  return count;
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\s-]/gu, "")
    .replace(/đ/gi, "d")
    .toLowerCase();
