/** What a person did wrong in calling a command, or a target that other words would name: exit code 2. */
export class Usage extends Error {}

export type Say = (text: string) => void
