import type { Result } from "#lib/api/errors.ts";
import type { User } from "#lib/api/schemas/user.ts";
import { callGateway } from "./call-gateway.ts";

/** The member of staff whose session it is; a failure for everybody else. */
export const readStaff = (): Promise<Result<User>> => callGateway<User>("v1/user/profile");
