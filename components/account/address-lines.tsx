import type { Address } from "@/lib/api/schemas/user";

/** An address as on an envelope. */
export function AddressLines({ address }: { address: Address }) {
  const { firstName, lastName, companyName, street, houseNumber, zipCode, city, country } = address;
  const lines = [
    companyName,
    `${firstName} ${lastName}`,
    `${street} ${houseNumber}`,
    `${zipCode} ${city}`,
    country,
    address.contactPhone,
  ].filter((line) => line.trim() !== "");
  return (
    <address className="not-italic wrap-anywhere">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address, always all at once.
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
