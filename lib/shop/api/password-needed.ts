/** The status of a staff write that needs the password again (428, Precondition Required). */
export const PASSWORD_NEEDED = 428;
