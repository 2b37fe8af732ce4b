/** The status of a write of staff that asks for the password again (428, Precondition Required). */
export const PASSWORD_NEEDED = 428;
