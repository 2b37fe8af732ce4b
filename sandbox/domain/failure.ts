/** An error that is answered with its status and message (`docs/contract.md §1`). */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const badRequest = (message: string): Failure => new Failure(400, message);
export const forbidden = (message: string): Failure => new Failure(403, message);
export const notFound = (message = "Not found."): Failure => new Failure(404, message);
export const conflict = (message: string): Failure => new Failure(409, message);
export const invalid = (message: string): Failure => new Failure(422, message);
