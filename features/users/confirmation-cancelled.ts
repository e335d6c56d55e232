/** Thrown in place of an answer when somebody closes the question for their password. */
export class ConfirmationCancelled extends Error {}
