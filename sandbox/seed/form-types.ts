import type { Text } from "./types.ts";

/** A form of the CMS (contract, section 5), and what follows once it is sent. */
export interface SeedForm {
  readonly id: number;
  readonly title: Text;
  readonly type: string;
  readonly captcha: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly label: Text;
    readonly type: string;
    readonly required: boolean;
    readonly options?: readonly Text[];
    readonly maxLength?: number;
  }[];
  readonly goalType?: "message" | "url" | "file";
  readonly goal?: Text;
  readonly message?: Text;
}
