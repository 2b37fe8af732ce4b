import { toGuest, UNKNOWN_BUYER } from "#lib/shop/domain/checkout/buyer.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";

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
  const email = VALUE_KINDS.email.clean(account.email);
  const barcode = VALUE_KINDS.cardNumber.clean(account.memberCardBarcode);
  const { addresses, company } = toGuest(answers, UNKNOWN_BUYER);
  return {
    email,
    username: email,
    password: account.password,
    details: {
      firstName: VALUE_KINDS.anyName.clean(account.firstName),
      lastName: VALUE_KINDS.anyName.clean(account.lastName),
    },
    ...(barcode !== "" && { memberCardBarcode: barcode }),
    ...(withAddresses && { addresses, company }),
  };
}
