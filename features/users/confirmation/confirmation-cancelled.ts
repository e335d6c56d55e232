/** Thrown in place of an answer when someone closes the question for their password. */
export class ConfirmationCancelled extends Error {}
