/** The id of no user: asked for in place of an unknown one, so that the answer takes as long. */
export const nobody = '00000000-0000-0000-0000-000000000000'
