import { toGuest, UNKNOWN_BUYER } from "#lib/domain/checkout/buyer.ts";

type Answers = Parameters<typeof toGuest>[0];

interface Registration extends Answers {
  readonly account: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly password: string;
    readonly memberCardBarcode: string;
  };
  readonly withAddresses: boolean;
}

/** A registration as `web/register` takes it (docs/contract.md §3.3); the e-mail is the user name. */
export function toRegistration({ account, withAddresses, ...answers }: Registration) {
  const email = account.email.trim();
  const barcode = account.memberCardBarcode.trim();
  const { addresses, company } = toGuest(answers, UNKNOWN_BUYER);
  return {
    email,
    username: email,
    password: account.password,
    details: { firstName: account.firstName.trim(), lastName: account.lastName.trim() },
    ...(barcode !== "" && { memberCardBarcode: barcode }),
    ...(withAddresses && { addresses, company }),
  };
}
