type Place = Readonly<Record<"street" | "houseNumber" | "zipCode" | "city" | "region", string>>;

/** Street and number, as on an envelope. Missing parts leave no blank. */
export const streetLine = ({
  street,
  houseNumber,
}: Pick<Place, "street" | "houseNumber">): string => `${street} ${houseNumber}`.trim();

/** Postal code, city and, where there is one, the state. */
export const cityLine = ({
  zipCode,
  city,
  region,
}: Omit<Place, "street" | "houseNumber">): string =>
  [`${zipCode} ${city}`, region]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
