/** Words that a question begins with, as alternatives of a pattern. */
export const asking = String.raw`what|whats|how|hows|when|whens|where|wheres|which|who|whos|whose|why|can|cud|could|do|does|did|is|are|r|will|would|should|have|has|any`
