/** Refusals that are said beside the field they are about, so that no toast says them again. */
export const handledAtFields = ['BAD_INPUT', 'TOO_OFTEN', 'WRONG_CODE', 'PHONE_TAKEN', 'LOGIN_FORBIDDEN', 'INTERNAL'] as const;
